/** Numbers and lists of families (docs/rules/families.md#kids, docs/rules/accounts.md#registration). */
export const familiesLimits = {
  kidLanguages: ['ru', 'be', 'en', 'uk', 'kk', 'de', 'pl', 'he'],
  kidsPerFamily: 12,
  /** Faces to choose from for who wants no photo. */
  animals: [
    'bear',
    'cat',
    'dog',
    'fox',
    'frog',
    'hamster',
    'koala',
    'lion',
    'monkey',
    'owl',
    'panda',
    'penguin',
    'rabbit',
    'tiger',
    'unicorn',
  ],
  /** Whence a family comes that the school adds itself; `site`: it came by itself. */
  sources: ['site', 'call', 'visit', 'friend', 'social', 'event', 'old-school', 'other'],
  /** How the parent was asked who did not type it: over the phone, face to face, in writing. */
  askedHow: ['call', 'met', 'written'],
  /** Addresses left for children too young: an hour from one address, a day to one e-mail. */
  later: { perAddressHour: 10, perContactDay: 3 },
  /** New pictures of a family an hour. */
  picturesPerHour: 10,
  /** What a parent is asked to allow. */
  consentPurposes: ['service', 'lesson-recordings', 'voice-recordings', 'third-parties', 'marketing'],
  /** Those of them that are about the parent and not about a child. */
  consentsOfFamily: ['marketing'],
  /** Version of the words of each; it goes up when their meaning changes, and everybody is asked anew (docs/decisions/0317). */
  consentVersions: { service: 1, 'lesson-recordings': 2, 'voice-recordings': 1, 'third-parties': 1, marketing: 1 },
} as const;

/** The brain trainer (docs/rules/brain-trainer.md#games): a playbook is a theme, a game stands in the address as `templateCode`. */
export const brainThemes = {
  'bt-memory': ['fireflies', 'phone-digits', 'pairs', 'echo'],
  'bt-attention': ['schulte', 'fish', 'frog', 'letters-hunt'],
  'bt-speed': ['same-or-not', 'more-less', 'quick-sum'],
  'bt-flex': ['colour-word', 'two-rules'],
  'bt-logic': ['matrix-garden', 'odd-one-out', 'tower-frog', 'turn-piece', 'robot-path'],
  'bt-words': ['word-from-letters', 'category-rush'],
} as const;
export type BrainThemeCode = keyof typeof brainThemes;
export const brainThemeCodes = Object.keys(brainThemes) as [BrainThemeCode, ...BrainThemeCode[]];
export type BrainGameCode = (typeof brainThemes)[BrainThemeCode][number];
export const brainGameCodes = Object.values(brainThemes).flat() as [BrainGameCode, ...BrainGameCode[]];

/** The theme of a game. */
export const themeOf = (game: BrainGameCode): BrainThemeCode =>
  brainThemeCodes.find((theme) => (brainThemes[theme] as readonly string[]).includes(game)) ?? 'bt-memory';

/** Own start and target levels: kids up to 6, 7 to 9, from 10 on, and grown-ups. */
export const brainBands = ['a4', 'a7', 'a10', 'adult'] as const;
export type BrainBand = (typeof brainBands)[number];

/** The sky under which a game happens. */
export const brainSkies = ['day', 'evening', 'night', 'snow'] as const;

export const brainLimits = {
  /** Children younger than this play shorter rounds: such a share of the trials, and so many at least. */
  shortUnder: 8,
  shortShare: 0.6,
  shortLeast: 2,
  /** Nobody reacts sooner: the page takes no notice of a press before, the school refuses a log that holds one. */
  fastestMs: 120,
  /** Clocks of browser and school may differ by so much. */
  overWallMs: 3000,
  /** The longest answer that is kept: a child may think. */
  longestMs: 900_000,
  /** Games of a daily set, each of another theme. */
  dailyGames: 3,
  /** Sessions kept in sight in the progress. */
  history: 30,
  /** Weeks of the line that is drawn. */
  weeks: 26,
  /** Shares of the target level from which the stars are given: the tiers of playbooks. */
  starsFrom: [0.33, 0.66, 1],
  /** Words of the lexicon that a session is given, where its game wants any. */
  words: 120,
  /** A duel that was begun waits so many days for the other. */
  duelDays: 7,
  /** So many of the newest duels are listed. */
  duelsShown: 20,
} as const;

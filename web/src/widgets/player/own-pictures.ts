/**
 * The pictures of the interface itself, by their names in Fluent Emoji Flat. The build cuts out these and those that
 * content shows; a picture that is not in this list does not compile where it is used.
 */
export const ownPictures = [
  'abacus',
  'books',
  'brick',
  'check-mark-button',
  'chequered-flag',
  'counterclockwise-arrows-button',
  'door',
  'fox',
  'globe-showing-europe-africa',
  'handshake',
  'house',
  'light-bulb',
  'locked',
  'memo',
  'open-book',
  'paw-prints',
  'performing-arts',
  'robot',
  'rocket',
  'speaker-high-volume',
  'speaker-medium-volume',
  'speaking-head',
  'speech-balloon',
  'star',
  'teddy-bear',
  'thumbs-down',
  'thumbs-up',
  'backpack',
  'writing-hand',
  // How a lesson was.
  'grinning-face-with-big-eyes',
  'neutral-face',
  'slightly-frowning-face',
  // Games of the brain trainer.
  'artist-palette',
  'balance-scale',
  'brain',
  'card-index-dividers',
  'classical-building',
  'detective',
  'droplet',
  'fire',
  'frog',
  'grapes',
  'high-voltage',
  'input-latin-letters',
  'input-numbers',
  'joker',
  'magnifying-glass-tilted-left',
  'mobile-phone',
  'puzzle-piece',
  'repeat-button',
  'sparkles',
  'tropical-fish',
  'tulip',
  // Signing in by pictures.
  'automobile',
  'birthday-cake',
  'cat-face',
  'crescent-moon',
  'duck',
  'red-apple',
  'soccer-ball',
  'umbrella',
] as const;
export type OwnPicture = (typeof ownPictures)[number];

/** Where the server hands out a picture of content. */
export const iconPath = (icon: string): string => `/pictures/${icon}.svg`;

/** Where the server hands out a picture of the interface. */
export const ownPicture = (name: OwnPicture): string => iconPath(name);

/** What a child collects and comes back for; a parent may switch each off (docs/decisions/0332). */
export const rewardParts = ['goal', 'stickers', 'story', 'streak', 'quests', 'freePlay'] as const;

/** What a child of seven and more may do in a week, one of each kind. */
export const questKinds = ['light', 'play', 'mend'] as const;

/** What the sky of a scene is like, and what the fox does there. */
export const sceneSkies = ['day', 'evening', 'night'] as const;
export const chipStates = ['idle', 'speak', 'think', 'cheer', 'sleep', 'listen', 'point'] as const;

/** What a child under ten may play as it likes: nothing is asked and nothing judged there. */
export const freePlayKinds = ['draw', 'music', 'shapes', 'rhymes'] as const;

/** Numbers of the world of children (docs/decisions/0329). */
export const rewardLimits = {
  /** Fireflies of a day: least and most that a parent may choose, and what it is where nobody has chosen. */
  fireflies: { least: 2, most: 4, usual: 3 },
  /** Minutes of play that a firefly takes at least. */
  fireflyMinutes: 4,
  /** Between two answers so many minutes count at most: whoever went away for longer does not play. */
  pauseMinutes: 3,
  /** How often each quest of a week is done. */
  quests: { light: 1, play: 3, mend: 3 },
  /** Pages of the album and stickers on each. */
  stickerPages: 6,
  stickersOnPage: 10,
  /** Free play: minutes of a day that a parent may choose (a multiple of the least), and what it is where nobody has chosen. */
  freePlay: { least: 10, most: 40, usual: 20 },
  /** A page tells so often, in seconds, that it is played with: whoever is silent for longer does not play. */
  freePlaySeconds: 30,
  /** The house: from so many lessons done on it has so many places for stickers. */
  house: [
    { lessons: 0, places: 2 },
    { lessons: 3, places: 4 },
    { lessons: 6, places: 6 },
    { lessons: 12, places: 8 },
    { lessons: 24, places: 10 },
    { lessons: 48, places: 12 },
  ],
} as const;

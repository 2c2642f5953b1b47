/** What a child collects and comes back for; a parent may switch each off (docs/decisions/0332). */
export const rewardParts = ['goal', 'stickers', 'story', 'streak', 'quests', 'freePlay', 'books', 'badges', 'team'] as const;

/** What a child of seven and more may do in a week, one of each kind. */
export const questKinds = ['light', 'play', 'mend'] as const;

/** What badges are given for; each kind has a few steps, by `rewardLimits.badges`. */
export const badgeKinds = ['lanterns', 'books', 'weeks', 'pages', 'mended', 'bridges'] as const;

/** What Chip wears, as the child likes it: all of it is there from the first day. */
export const chipScarves = ['violet', 'red', 'green', 'blue', 'yellow'] as const;
export const chipHats = ['none', 'cap', 'bow', 'crown', 'glasses', 'flower'] as const;

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
  /** Steps of each kind of badge: lessons done, books read, weeks together, whole pages of the album, mistakes mended, bridges of the own club. */
  badges: { lanterns: [1, 10, 36], books: [1, 5, 20], weeks: [4, 12, 30], pages: [1, 3, 6], mended: [10, 50, 200], bridges: [1, 4, 12] },
  /** A bridge of a club is so many planks a child long; a child lays at most so many a week. */
  planksOfChild: 3,
  /** A lesson's homework lays its plank when it came to its end so many hours ago at most: what was done before the club does not count. */
  plankHours: 24,
  /** Pages of the album and stickers on each. */
  stickerPages: 6,
  stickersOnPage: 10,
  /** Free play: minutes of a day that a parent may choose (a multiple of the least), and what it is where nobody has chosen. */
  freePlay: { least: 10, most: 40, usual: 20 },
  /** A page tells so often, in seconds, that it is played with: whoever is silent for longer does not play. */
  freePlaySeconds: 30,
  /** Books of the library: questions after each, and options of a question. */
  books: { questions: { least: 2, most: 4 }, options: 3 },
  /** How hard a book of each level may be in Russian: its words, words of a sentence on average, words of its longest one. */
  bookLevels: {
    1: { words: 62, mean: 8, longest: 14 },
    2: { words: 150, mean: 11, longest: 24 },
    3: { words: 220, mean: 12, longest: 28 },
    4: { words: 330, mean: 14, longest: 34 },
  },
  /** English says the same in shorter words, and in so many more of them. */
  englishWords: 1.25,
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

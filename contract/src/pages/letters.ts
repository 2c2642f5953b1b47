/** What a letter may say of whom it tells and what has happened; a letter knows some of them. */
export const letterHoles = [
  'parent',
  'address',
  'kid',
  'course',
  'subject',
  'group',
  'moment',
  'teacher',
  'days',
  'heldUntil',
  'until',
  'releasedAt',
  'amount',
  'answer',
  'reason',
  'was',
  'is',
  'first',
  'from',
  'to',
  'becomes',
  'at',
  'card',
  'nextTryAt',
  'endsAt',
  'nextAt',
  'nextAmount',
] as const;
export type LetterHole = (typeof letterHoles)[number];

/** Numbers that a letter may say, each with the forms of its word: `{lessons: урок, урока, уроков}`. */
export const letterCounts = ['lessons', 'bonus', 'moved', 'canceled', 'free', 'passed'] as const;
export type LetterCount = (typeof letterCounts)[number];

type Said = LetterHole | LetterCount;

/**
 * The letters to families whose words the staff may write anew, with what each of them must say and what it may say. What is not
 * always known (`may`), or is none, takes its line with it. Letters about signing in, and those that say different things in
 * different cases, keep the words of the product.
 */
export const letters = {
  welcome: { must: ['kid', 'address'], may: [] },
  introBooked: { must: ['kid', 'subject', 'moment', 'address'], may: ['teacher'] },
  holdEnds: { must: ['course', 'heldUntil', 'address'], may: [] },
  scheduleReleased: { must: ['kid', 'course', 'address'], may: [] },
  scheduleEnded: { must: ['kid', 'course', 'address'], may: [] },
  teacherChanged: { must: ['kid', 'course', 'teacher', 'address'], may: ['days'] },
  teacherRequestDeclined: { must: ['kid', 'course', 'answer', 'address'], may: [] },
  lessonAppointed: { must: ['kid', 'course', 'moment', 'teacher', 'address'], may: [] },
  lessonUnfunded: { must: ['kid', 'moment', 'releasedAt', 'address'], may: [] },
  lessonReleased: { must: ['kid', 'moment', 'address'], may: [] },
  groupJoined: { must: ['kid', 'group', 'address'], may: ['moment'] },
  groupVisitBooked: { must: ['kid', 'group', 'moment', 'address'], may: [] },
  groupPlaceOffered: { must: ['kid', 'group', 'until', 'address'], may: ['moment'] },
  groupOfferExpired: { must: ['kid', 'group', 'address'], may: [] },
  groupNotGathered: { must: ['kid', 'group', 'address'], may: [] },
  groupClosed: { must: ['kid', 'group', 'reason', 'address'], may: [] },
  waitingDeclined: { must: ['kid', 'course', 'answer', 'address'], may: [] },
  refundAsked: { must: ['amount', 'address'], may: [] },
  refundDeclined: { must: ['amount', 'answer', 'address'], may: [] },
  orderPaid: { must: ['amount', 'lessons', 'address'], may: ['bonus'] },
  lessonMoved: { must: ['kid', 'course', 'from', 'to', 'address'], may: ['teacher'] },
  weeklyTimeMoved: { must: ['kid', 'course', 'was', 'is', 'first', 'address'], may: ['moved', 'teacher'] },
  lessonCanceled: { must: ['kid', 'course', 'moment', 'address'], may: ['free', 'passed'] },
  weeklyTimeCanceled: { must: ['kid', 'course', 'was', 'moment', 'canceled', 'address'], may: ['free', 'passed'] },
  subscriptionBegun: { must: ['amount', 'lessons', 'until', 'address'], may: ['bonus', 'nextAt', 'nextAmount', 'card'] },
  subscriptionRenewed: { must: ['amount', 'lessons', 'until', 'address'], may: ['bonus', 'nextAt', 'nextAmount', 'card'] },
  subscriptionPriceChanges: { must: ['was', 'becomes', 'at', 'address'], may: ['lessons'] },
  subscriptionDeclined: { must: ['amount', 'card', 'nextTryAt', 'address'], may: ['lessons'] },
  subscriptionToPay: { must: ['lessons', 'amount', 'endsAt', 'until', 'address'], may: [] },
  subscriptionUnpaid: { must: ['address'], may: ['lessons'] },
} as const satisfies Readonly<Record<string, { must: readonly Said[]; may: readonly Said[] }>>;
export type LetterKind = keyof typeof letters;
export const letterKinds = Object.keys(letters) as LetterKind[];

/** How a letter is called among the pages. */
export type LetterPage = `letter-${LetterKind}`;
export const letterPages = letterKinds.map((kind) => `letter-${kind}` as const) satisfies LetterPage[];
/** The letter that a page is; undefined where it is none. */
export const letterOf = (page: string): LetterKind | undefined => letterKinds.find((kind) => page === `letter-${kind}`);

/** Everything that a letter may say. */
export const holesOf = (kind: LetterKind): readonly Said[] => ['parent', ...letters[kind].must, ...letters[kind].may];

/** Whether it is a number that a letter says. */
export const isCount = (said: string): said is LetterCount => letterCounts.some((count) => count === said);

import type { Session } from '#api/session.ts';
import type { Reading } from '#api/queries.ts';

/** What a device keeps of a family for the time without a connection: its lessons, its courses, its names. Nothing else. */

const keptCalls: ReadonlySet<string> = new Set<Reading>([
  'GET /user',
  'GET /events',
  'GET /kids/:kidUid',
  'GET /kids/:kidUid/courses',
  'GET /kids/:kidUid/courses/:courseCode',
  'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode',
]);

/** Answers kept of one account; those read longest ago go first. */
export const mostAnswers = 60;
/** Milliseconds after which what is kept says too little to be shown: 30 days. */
const cachedFor = 30 * 86_400_000;

export const isCached = (key: readonly unknown[]): boolean => typeof key[0] === 'string' && keptCalls.has(key[0]);

/**
 * Whose it is: each account and each kid apart. Only a family is kept: the devices of the staff are not their own, and
 * support is a guest.
 */
export const whoOf = (session: Pick<Session, 'role' | 'customerId' | 'kidUid'> | null | undefined): string | undefined =>
  session?.role === 'parent' || session?.role === 'kid' ? `${session.customerId} ${session.role} ${session.kidUid ?? ''}` : undefined;

/** Of the same family? A kid and its parent share a device. */
export const sameFamily = (one: string, other: string): boolean => one.split(' ')[0] === other.split(' ')[0];

/** The session as it may lie on a disk: it opens nothing. */
export const sessionToCache = (session: Session): Session => ({ ...session, bearer: '', bearerUntil: session.now });

/** A copy without what opens something: addresses of private files carry their own key. */
export const withoutKeys = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      typeof value === 'string' && value.startsWith('/files/') ? (name === 'avatar' ? null : '') : value,
    ),
  );

/** May what was kept at this moment still be shown? Both in ms. */
export const isFreshEnough = (cachedAt: number, now: number): boolean => now - cachedAt < cachedFor;

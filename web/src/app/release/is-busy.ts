import { queryClient } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { isSomethingTyped } from './typed.ts';

/** Is somebody in the middle of something that a new start of the page would break? Then nobody is bothered. */

interface Lesson {
  timestamp: string;
  minutes: number;
}

/** Milliseconds before a lesson in which one gets ready for it, and after it in which one says goodbye. */
const around = 10 * 60_000;

/** Does a lesson run at this moment (ms), or is it about to begin, or just over? */
export const isLessonOn = (lessons: readonly Lesson[], now: number): boolean =>
  lessons.some(({ timestamp, minutes }) => {
    const start = Date.parse(timestamp);
    return now >= start - around && now < start + minutes * 60_000 + around;
  });

/** A page on which something runs by the clock or by heart: a task, a diagnostics, a game, a payment. */
export const isRunning = (pathname: string): boolean =>
  /\/playbooks\/|\/play(\/|$)|\/game$|^\/onboarding\/(test|lesson)|^\/brain-trainer\/[^/]+\/[^/]+\/|^\/teacher\/lessons\/|^\/payment\/|^\/registration|equipment-check/.test(
    pathname,
  );

/** Lessons that this page has read, the family's or the teacher's own. */
function knownLessons(): Lesson[] {
  const answers = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [call] }) => call === 'GET /events' || call === 'GET /teacher/lessons' })
    .map(({ state }) => state.data as { events?: Lesson[]; lessons?: Lesson[] } | undefined);
  return answers.flatMap((answer) => answer?.events ?? answer?.lessons ?? []);
}

export const isBusy = (): boolean =>
  isRunning(location.pathname) ||
  isSomethingTyped() ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
  isLessonOn(knownLessons(), schoolNow());

import type { User } from '@school/contract/families/shapes';
import type { Event, Process } from '@school/contract/scheduling/shapes';

/** What is next for a kid in one subject: the home page shows one card for each. */
export type Step =
  | { what: 'book'; subject: Process['subject'] | undefined }
  | { what: 'booked'; process: Process; event: Event | undefined }
  | { what: 'awaited'; process: Process }
  | { what: 'notYet'; process: Process }
  | { what: 'recommended'; process: Process }
  | { what: 'plan'; process: Process }
  | { what: 'learning'; process: Process; event: Event | undefined }
  | { what: 'club'; process: Process; event: Event | undefined }
  | { what: 'paused'; process: Process }
  | { what: 'finished'; process: Process };

/** The order in which a parent should see them: what waits for the parent comes first. */
const order: readonly Step['what'][] = [
  'recommended',
  'plan',
  'booked',
  'awaited',
  'learning',
  'club',
  'book',
  'notYet',
  'paused',
  'finished',
];

/**
 * What is next for a kid, from its processes and the lessons of the family that are known. A learning process speaks
 * for its subject; a kid for whom nothing is under way may book a trial.
 */
export function nextSteps(kidUid: string, { processes }: Pick<User, 'processes'>, events: readonly Event[]): Step[] {
  const own = processes.filter(({ kids, state }) => kids.includes(kidUid) && state !== 'canceled');
  const learning = own.filter(({ type }) => type === 'learning');
  const clubs = own.filter(({ type, state }) => type === 'group' && state !== 'finished');
  const declined = new Set(
    processes.filter((it) => it.type === 'learning' && it.state === 'canceled' && it.kids.includes(kidUid)).map(({ subject }) => subject),
  );
  const intros = own.filter((it) => it.type === 'intro' && !learning.some(({ subject }) => subject === it.subject));
  const steps = [
    ...learning.map((process) => learningStep(process, events)),
    ...clubs.map((process): Step => ({ what: 'club', process, event: ahead(process, events) })),
    ...intros.flatMap((process) => introStep(process, events, declined.has(process.subject))),
  ];
  if (steps.length === 0) steps.push({ what: 'book', subject: undefined });
  return steps.toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

const eventsOf = (process: Process, events: readonly Event[]) => events.filter(({ processId }) => processId === process.processId);
const ahead = (process: Process, events: readonly Event[]) =>
  eventsOf(process, events).find(({ status }) => status === 'scheduled' || status === 'inProgress');

function introStep(process: Process, events: readonly Event[], isDeclined: boolean): Step[] {
  if (process.report) return process.report.outcome === 'notYet' && !isDeclined ? [{ what: 'notYet', process }] : [];
  if (process.state === 'waitSchedulingIntroLesson') return [{ what: 'book', subject: process.subject }];
  const event = ahead(process, events);
  const isOver = !event && eventsOf(process, events).some(({ status }) => status === 'conducted');
  return [isOver ? { what: 'awaited', process } : { what: 'booked', process, event }];
}

function learningStep(process: Process, events: readonly Event[]): Step {
  switch (process.state) {
    case 'waitPositiveBalance':
    case 'waitPositiveBalanceAfterGroup':
      return { what: 'recommended', process };
    case 'waitSchedulingNextLesson':
      return { what: 'plan', process };
    case 'paused':
      return { what: 'paused', process };
    case 'finished':
      return { what: 'finished', process };
    default:
      return { what: 'learning', process, event: ahead(process, events) };
  }
}

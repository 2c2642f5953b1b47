import type { Realtime } from '#platform/realtime';

import type { Scheduling } from '../scheduling.ts';

/** Shows managers live which lessons wait for their teacher. All see the same. */
export function staffTopics(realtime: Pick<Realtime, 'topic'>, scheduling: Pick<Scheduling, 'lateLessons'>): void {
  realtime.topic('late-lessons', {
    may: () => true,
    snapshot: () => scheduling.lateLessons(),
    audience: () => 'managers',
  });
}

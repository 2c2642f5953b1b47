import { type FeedLine, linesGiven } from '@school/contract/lesson-room/feeds';
import { personAt, roleOf } from '@school/contract/lesson-room/people';

import { type Cameras, sends } from './send-rules.ts';

/** What of somebody's voice and pictures another is given: nothing among those who look on, and of the own page. */
export function linesFor(from: string, to: string, cameras: Cameras): readonly FeedLine[] {
  if (from === to || (!sends(from) && !sends(to))) return [];
  return linesGiven(roleOf(personAt(from)), roleOf(personAt(to)), cameras);
}

/**
 * Who may have which lines of this page, said to LiveKit by the page that sends them: whoever stands in no row has nothing, whatever its
 * own page asks for.
 */
export const audienceOf = (
  you: string,
  here: readonly string[],
  cameras: Cameras,
): ReadonlyArray<{ to: string; lines: readonly FeedLine[] }> =>
  here.map((to) => ({ to, lines: linesFor(you, to, cameras) })).filter(({ lines }) => lines.length > 0);

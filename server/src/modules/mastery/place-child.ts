import { recordEvidence } from './record-evidence.ts';
import { placedIn } from './rules/place.ts';
import type { Tools } from './tools.ts';

/** A diagnostics that came to its end: the answers to its tasks, by the skills they ask. */
export interface Diagnostics {
  /** By a name that is the same for ever. */
  test: string;
  answers: ReadonlyArray<{ skill: string; isRight: boolean }>;
  at: Temporal.Instant;
}

/** Keeps what a diagnostics says of a child's skills: where it stands, never that it masters them. */
export const placeChild =
  (tools: Tools) =>
  async (kidUid: string, { test, answers, at }: Diagnostics): Promise<void> => {
    const skills = tools.library.courses().flatMap((course) => course.skills);
    await recordEvidence(tools)(
      kidUid,
      placedIn(skills, answers).map(({ skill, by }) => ({
        item: `${test}/${skill}`,
        source: by === 'below' ? 'below' : 'diagnostics',
        skills: [skill],
        credit: by === 'wrong' ? 0 : 1,
        guess: 0,
        answeredAt: at,
      })),
    );
  };

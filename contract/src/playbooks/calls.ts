import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { family, kid, learners } from '../role-rows.ts';
import { filesLimits } from '../files/limits.ts';
import { Id, line, whole, wholeInQuery } from '../shapes.ts';
import { Answer } from './answers.ts';
import { playbooksLimits } from './limits.ts';
import { Attempt, Hint, Judgement, ReviewItem } from './attempts.ts';

const place = { taskIdx: whole(0, 10_000), round: whole(0, 10_000) };

/** Why nothing more is taken of a slide. */
const slideRefusals = [
  'playbooks.attempt_not_found',
  'playbooks.attempt_finished',
  'playbooks.slide_not_found',
  'playbooks.already_answered',
] as const;

/** Attempts at playbooks. An attempt is opened or resumed by the course: POST /kids/:kidUid/playbooks/:playbookUid/attempts in learning. */
export const playbooksCalls = defineCalls({
  'GET /attempts/:attemptUid': {
    who: learners,
    adult: 'sees',
    summary: 'An attempt as the child sees it: every slide without its answer, and where to go on',
    gives: Attempt,
    refusals: ['playbooks.attempt_not_found'],
  },
  'POST /attempts/:attemptUid/answers': {
    who: family,
    adult: 'arranges',
    summary: 'An answer to one slide. The same try sent twice counts once and is answered alike',
    body: z.strictObject({
      ...place,
      /** Which try this is, from 1. */
      try: z.int().check(z.gte(1), z.lte(3)),
      /** Null skips the slide. */
      answer: z.nullable(Answer),
    }),
    gives: Judgement,
    refusals: [...slideRefusals, 'playbooks.answer_unfit'],
  },
  'POST /attempts/:attemptUid/recordings': {
    who: kid,
    summary: 'The voice of a child for a spoken task: WebM, Ogg or MP4 as browsers record it. Its id goes with the answer',
    query: z.strictObject({
      taskIdx: wholeInQuery(0, 10_000),
      round: wholeInQuery(0, 10_000),
      seconds: z.coerce.number().check(z.int(), z.gte(0), z.lte(playbooksLimits.recordingSeconds)),
    }),
    sound: filesLimits.soundMegabytes * 1024 * 1024,
    gives: z.strictObject({ recording: Id }),
    refusals: [...slideRefusals, 'playbooks.answer_unfit', 'families.consent_needed', 'files.not_a_sound', 'files.too_large'],
  },
  'POST /attempts/:attemptUid/hint': {
    who: family,
    adult: 'arranges',
    summary: 'A hint for one slide; it costs as much as one miss. Asked again, it is the same',
    body: z.strictObject(place),
    gives: Hint,
    refusals: [...slideRefusals, 'playbooks.no_hint'],
  },
  'POST /attempts/:attemptUid/moves': {
    who: family,
    adult: 'arranges',
    summary: 'Memory pairs: do these two cards belong together?',
    body: z.strictObject({ ...place, cards: z.tuple([line(16, 0), line(16, 0)]) }),
    gives: z.strictObject({ match: z.boolean() }),
    refusals: [...slideRefusals, 'playbooks.answer_unfit'],
  },
  'GET /attempts/:attemptUid/review': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'What the child really answered, for the parent and the teacher',
    gives: z.strictObject({ attemptUid: Id, items: z.array(ReviewItem) }),
    refusals: ['playbooks.attempt_not_found'],
  },
});

import type { SchoolSettings } from '#modules/school';

import { type LessonTerms, settingsOfTerms } from './rules/lesson.ts';

/** What the school promises with a lesson that is made now: read in the transaction that makes it, so that no server uses a value of before. */
export const termsNow =
  ({ readMany }: Pick<SchoolSettings, 'readMany'>) =>
  async (): Promise<LessonTerms> => {
    const said = await readMany(...settingsOfTerms);
    return {
      changeHours: said.hoursToCancelOrTransfer,
      enterMinutes: said.enterBeforeMinutes,
      absentMinutes: said.absentAfterMinutes,
      teacherWaitMinutes: said.teacherWaitMinutes,
      lateBonus: said.lateTeacherBonus,
      freeSkips: said.freeSkips,
      freeSkipDays: said.freeSkipDays,
      trialMoves: said.introTransfers,
      releaseHours: said.unfundedReleaseHours,
    };
  };

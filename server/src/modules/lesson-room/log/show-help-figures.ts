import type { AnswerOf } from '@school/contract/calls';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';

/** How long calls for help waited until somebody of the school looked at them. */
export const showHelpFigures =
  ({ log }: Pick<Tools, 'log'>) =>
  async ({ from, to }: { from: string; to: string }): Promise<AnswerOf<'GET /manager/help-figures'>> => {
    const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).total('days') + 1;
    if (days < 1 || days > lessonRoomLimits.helpFiguresDays) throw new Refusal('request.invalid', { where: 'query.to', problem: 'days' });
    return log.help(from, to);
  };

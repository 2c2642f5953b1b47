import type { ImportPlan } from '@school/contract/back-office/import-shapes';

import { bringBalance } from './bring-balance.ts';
import { bringFamily } from './bring-family.ts';
import { bringGroup } from './bring-group.ts';
import { bringPayment } from './bring-payment.ts';
import { bringSchedule } from './bring-schedule.ts';
import { bringSeat } from './bring-seat.ts';
import { bringTeacher } from './bring-teacher.ts';
import { saidIn } from './rules/said.ts';
import type { ByWhom, ImportTools, Made } from './tools.ts';

/** One line of a table, by what the table holds: the act of a manager. */
export function bringLine(tools: ImportTools): (whom: ByWhom, cells: readonly string[], plan: ImportPlan) => Promise<Made> {
  const [teacher, family, balance, group] = [bringTeacher(tools), bringFamily(tools), bringBalance(tools), bringGroup(tools)];
  const [seat, schedule, payment] = [bringSeat(tools), bringSchedule(tools), bringPayment(tools)];
  return (whom, cells, plan) => {
    const said = saidIn(cells, plan);
    if (plan.kind === 'teachers') return teacher({ ...whom, said, plan });
    if (plan.kind === 'families') return family({ ...whom, said, plan });
    if (plan.kind === 'balances') return balance({ ...whom, said, plan });
    if (plan.kind === 'seats') return seat({ ...whom, said, plan });
    if (plan.kind === 'schedules') return schedule({ ...whom, said, plan });
    if (plan.kind === 'payments') return payment({ ...whom, said, plan });
    return group({ ...whom, said, plan });
  };
}

import { familyBalances, familyEnds, familyLessons } from '@school/contract/back-office/calls';
import { processStates } from '@school/contract/calendar/limits';
import { everyCourse, schoolAges } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';

import type { SearchOf } from '#kit/router/table.ts';

export type Asked = SearchOf<'/manager'>;

/** Names by which the address keeps what the list is narrowed by. */
export type ConditionName = 'state' | 'balance' | 'lessons' | 'source' | 'tag' | 'teacher' | 'course' | 'age' | 'manager' | 'ends';

const isId = (text: string | undefined): text is string => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');
const isAge = (text: string | undefined): boolean =>
  /^\d{1,2}$/.test(text ?? '') && Number(text) >= schoolAges.from && Number(text) <= schoolAges.to;

/** Every condition that the address names and the school knows; the others are left out. */
export function conditionsIn({ state, balance, lessons, source, tag, teacher, course, age, manager, ends }: Asked) {
  const known = {
    state: processStates.find((it) => it === state),
    balance: familyBalances.find((it) => it === balance),
    lessons: familyLessons.find((it) => it === lessons),
    source: familiesLimits.sources.find((it) => it === source),
    tag: tag === '' ? undefined : tag,
    teacher: isId(teacher) ? teacher : undefined,
    course: everyCourse.find((it) => it === course),
    age: isAge(age) ? age : undefined,
    manager: isId(manager) ? manager : undefined,
    ends: familyEnds.find((it) => it === ends),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as {
    [Name in ConditionName]?: NonNullable<(typeof known)[Name]>;
  };
}

import type { payrollRefusals } from '@school/contract/payroll/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payroll.month_not_over': 'Месяц ещё идёт. Закрыть его можно, когда он закончится',
  'payroll.not_in_order': 'Месяцы закрывают по порядку',
  'payroll.closed': 'Этот месяц уже закрыт',
  'payroll.not_closed': 'Сначала закройте месяц',
  'payroll.paid': 'Этот месяц уже выплачен',
  'payroll.changed': 'Пока вы смотрели, месяц изменился. Проверьте его ещё раз',
  'payroll.correction_not_found': 'Такой поправки нет',
  'payroll.own_correction': 'Свою поправку подтверждает коллега',
  'payroll.correction_decided': 'Эту поправку уже разобрали',
  'payroll.account_needed': 'Не хватает банковского счёта: запишите счёт школы и каждого преподавателя',
  'payroll.nothing_to_pay': 'Нет закрытых и невыплаченных месяцев в этой валюте',
} satisfies FurtherRefusalTexts<typeof payrollRefusals>;

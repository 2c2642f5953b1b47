import type { payrollRefusals } from '@school/contract/payroll/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payroll.month_not_over': 'Месяц ещё не закончился. Закройте его в следующем',
  'payroll.not_in_order': 'Месяцы закрывают по порядку',
  'payroll.closed': 'Этот месяц уже закрыт',
  'payroll.not_closed': 'Сначала закройте месяц',
  'payroll.paid': 'Этот месяц уже выплачен',
  'payroll.changed': 'Пока вы смотрели, месяц изменился. Проверьте его ещё раз',
  'payroll.correction_not_found': 'Поправка не найдена',
  'payroll.own_correction': 'Свою поправку подтверждает коллега',
  'payroll.correction_decided': 'По этой поправке уже есть решение',
  'payroll.account_needed': 'Не хватает банковского счёта: укажите счёт школы и каждого преподавателя',
  'payroll.nothing_to_pay': 'Нет закрытых и невыплаченных месяцев в этой валюте',
} satisfies FurtherRefusalTexts<typeof payrollRefusals>;

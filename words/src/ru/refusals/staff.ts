import type { staffRefusals } from '@school/contract/staff/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'staff.ages_crossed': 'Возраст «от» больше, чем «до»',
  'staff.teacher_has_lessons': 'Будущих уроков у преподавателя: {lessons}. Сначала передайте их коллегам',
  'staff.not_found': 'Сотрудник не найден',
  'staff.own_account': 'Со своим аккаунтом так нельзя: попросите коллегу',
  'staff.is_owner': 'Владельца меняют только сами владельцы',
  'staff.ownership_moves': 'Смена владельца для этого человека уже началась',
  'staff.ownership_same': 'Так уже и есть',
  'staff.ownership_stays': 'Смены владельца для этого человека нет',
  'staff.owners_enough': 'Владельцев может быть не больше {most}',
  'staff.last_owner': 'У школы всегда есть хотя бы один владелец',
  'staff.second_factor_first': 'Сначала этот человек включает вход с кодом в разделе «Мой вход»',
  'staff.admin_needed': 'Это может только администратор',
  'staff.joined_already': 'Приглашение уже принято. Заблокируйте сотруднику вход',
  'staff.blocked_already': 'Кто-то уже это сделал. Список обновлён',
} satisfies FurtherRefusalTexts<typeof staffRefusals>;

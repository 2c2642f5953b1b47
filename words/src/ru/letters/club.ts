import { groupsLimits } from '@school/contract/groups/limits';

import type { ClubTexts } from '../../letters/club-texts.ts';
import { hours } from '../shared/amounts.ts';

export const ruClub: ClubTexts = {
  groupJoined: ({ parent, kid, group, moment, address }) => ({
    subject: `Запись в группу «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nМесто в группе ваше.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${moment ? `Первое занятие: ${moment}\n` : ''}\nВсе занятия — в расписании:\n${address}/schedule\n\nЕсли планы изменятся, отменить одно занятие или выйти из группы можно в кабинете:\n${address}/groups`,
    sms: `место в группе «${group}» ваше.${moment ? ` Первое занятие: ${moment}.` : ''} ${address}/schedule`,
  }),
  groupVisitBooked: ({ parent, kid, group, moment, address }) => ({
    subject: `Пробное занятие в группе: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nЖдём на пробном занятии.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nКогда: ${moment}\n\nМесто в группе мы держим до конца занятия. Понравится — запишитесь в ней насовсем:\n${address}/groups`,
    sms: `пробное занятие в группе: ${moment}. Группа «${group}». ${address}/groups`,
  }),
  groupPlaceOffered: ({ parent, kid, group, until, moment, address }) => ({
    subject: `Есть место в группе «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nВы ждали место в группе, и оно освободилось. Мы держим его за вами до ${until}.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${moment ? `Ближайшее занятие: ${moment}\n` : ''}\nЗанять место или отказаться от него:\n${address}/groups`,
    sms: `есть место в группе «${group}», держим до ${until}. ${address}/groups`,
  }),
  groupOfferExpired: ({ parent, kid, group, address }) => ({
    subject: `Место в группе «${group}» мы больше не держим`,
    text: `Здравствуйте, ${parent}!\n\nМы держали для вас место ${hours(groupsLimits.waitingOfferHours)} и теперь предлагаем его следующей семье.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n\nЕсли группа ещё интересна, встаньте в лист ожидания снова:\n${address}/groups`,
    sms: `место в группе «${group}» больше не держим. Снова в лист ожидания: ${address}/groups`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `Группа «${group}» закрывается`,
    text: `Здравствуйте, ${parent}!\n\nГруппа «${group}» больше не занимается.\nРебёнок: ${kid}\nПричина: ${reason}\n\nЕсли за предстоящие занятия были отложены уроки, они вернулись на баланс. Выбрать другую группу:\n${address}/groups`,
    sms: `группа «${group}» закрывается, отложенные уроки вернулись на баланс. Другие группы: ${address}/groups`,
  }),
};

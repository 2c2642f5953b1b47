import type { ClubTexts } from '../../letters/club-texts.ts';
import { classes, groupLessons } from '../shared/amounts.ts';

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
    text: `Здравствуйте, ${parent}!\n\nМы держали для вас место, сколько обещали, и теперь предлагаем его следующей семье.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n\nЕсли группа ещё интересна, встаньте в лист ожидания снова:\n${address}/groups`,
    sms: `место в группе «${group}» больше не держим. Снова в лист ожидания: ${address}/groups`,
  }),
  groupNotGathered: ({ parent, kid, group, address }) => ({
    subject: `Группа «${group}» не набралась`,
    text: `Здравствуйте, ${parent}!\n\nК сожалению, в группу записалось слишком мало детей, и занятия в ней не начнутся.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n\nОтложенные за неё уроки вернулись на баланс. Выбрать другую группу или встать в лист ожидания:\n${address}/groups`,
    sms: `группа «${group}» не набралась, отложенные уроки вернулись на баланс. Другие группы: ${address}/groups`,
  }),
  groupCloses: ({ parent, kid, group, from, lessons, returned, reason, address }) => ({
    subject: `Группа «${group}» закрывается ${from}`,
    text: `Здравствуйте, ${parent}!\n\nГруппа закрывается ${from}. До этого дня занятия идут как обычно.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПричина: ${reason}\n${lessons > 0 ? `Не состоится: ${classes(lessons)}\n` : ''}${returned > 0 ? `Вернулось на баланс: ${groupLessons(returned)}\n` : ''}\nВыбрать другую группу:\n${address}/groups`,
    sms: `группа «${group}» закрывается ${from}.${returned > 0 ? ` Вернулось: ${groupLessons(returned)}.` : ''} Другие группы: ${address}/groups`,
  }),
  groupMoved: ({ parent, kid, group, first, teacher, withTeacher, missing, reason, address }) => ({
    subject: withTeacher ? `У группы «${group}» новый преподаватель` : `У группы «${group}» новое время`,
    text: `Здравствуйте, ${parent}!\n\n${withTeacher ? 'Группу будет вести другой преподаватель.' : 'Группа будет заниматься в другое время.'}\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПервое занятие: ${first}\nПреподаватель: ${teacher}\nПричина: ${reason}\n${missing.length > 0 ? `В эти дни у ребёнка другой урок, и место в группе за ним не отмечено: ${missing.join('; ')}\n` : ''}\nЕсли это не подходит, выйти из группы можно в любой день, и уроки вернутся на баланс:\n${address}/groups`,
    sms: `группа «${group}»: первое занятие ${withTeacher ? 'с новым преподавателем' : 'в новое время'}: ${first}. ${address}/groups`,
  }),
  groupLessonsOff: ({ parent, kid, group, moments, returned, reason, address }) => ({
    subject: `Группа «${group}»: занятий не будет`,
    text: `Здравствуйте, ${parent}!\n\nВ эти дни группа не занимается: ${moments.join('; ')}.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПричина: ${reason}\n${returned > 0 ? `Вернулось на баланс: ${groupLessons(returned)}\n` : ''}\nОстальные занятия — в расписании:\n${address}/schedule`,
    sms: `группа «${group}» не занимается: ${moments.join('; ')}. ${address}/schedule`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `Группа «${group}» закрывается`,
    text: `Здравствуйте, ${parent}!\n\nГруппа «${group}» больше не занимается.\nРебёнок: ${kid}\nПричина: ${reason}\n\nЕсли за предстоящие занятия были отложены уроки, они вернулись на баланс. Выбрать другую группу:\n${address}/groups`,
    sms: `группа «${group}» закрывается, отложенные уроки вернулись на баланс. Другие группы: ${address}/groups`,
  }),
};

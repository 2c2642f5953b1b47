import type { ClubTexts } from '../../letters/club-texts.ts';
import { groupLessons, lessons as lessonsOf } from '../shared/amounts.ts';

export const ruClub: ClubTexts = {
  groupJoined: ({ parent, kid, group, moment, address }) => ({
    subject: `Вы записаны в группу «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nМесто в группе ваше.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${moment ? `Первый урок: ${moment}\n` : ''}\nВсе уроки — в расписании:\n${address}/schedule\n\nЕсли планы изменятся, отменить один урок или выйти из группы можно в кабинете:\n${address}/groups`,
    sms: `место в группе «${group}» ваше.${moment ? ` Первый урок: ${moment}.` : ''} ${address}/schedule`,
  }),
  groupVisitBooked: ({ parent, kid, group, moment, address }) => ({
    subject: `Пробный урок в группе: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nЖдём вас на пробном уроке.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nКогда: ${moment}\n\nМесто в группе мы держим до конца урока. Понравится — записывайтесь:\n${address}/groups`,
    sms: `пробный урок в группе: ${moment}. Группа «${group}». ${address}/groups`,
  }),
  groupPlaceOffered: ({ parent, kid, group, until, moment, address }) => ({
    subject: `Есть место в группе «${group}»`,
    text: `Здравствуйте, ${parent}!\n\nВы ждали место в группе, и оно освободилось. Мы держим его за вами до ${until}.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n${moment ? `Ближайший урок: ${moment}\n` : ''}\nЗанять место или отказаться от него:\n${address}/groups`,
    sms: `есть место в группе «${group}», держим до ${until}. ${address}/groups`,
  }),
  groupOfferExpired: ({ parent, kid, group, address }) => ({
    subject: `Бронь места в группе «${group}» закончилась`,
    text: `Здравствуйте, ${parent}!\n\nМы держали место для вас, как обещали. Теперь предлагаем его следующей семье.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n\nЕсли группа ещё интересна, встаньте в лист ожидания снова:\n${address}/groups`,
    sms: `бронь места в группе «${group}» закончилась. Лист ожидания: ${address}/groups`,
  }),
  groupNotGathered: ({ parent, kid, group, address }) => ({
    subject: `Группа «${group}» не набралась`,
    text: `Здравствуйте, ${parent}!\n\nК сожалению, в группу записалось слишком мало детей, и она не откроется.\n\nГруппа: «${group}»\nРебёнок: ${kid}\n\nОтложенные за неё уроки вернулись на баланс. Выбрать другую группу или встать в лист ожидания:\n${address}/groups`,
    sms: `группа «${group}» не набралась, отложенные уроки вернулись на баланс. Другие группы: ${address}/groups`,
  }),
  groupCloses: ({ parent, kid, group, from, lessons, returned, reason, address }) => ({
    subject: `Группа «${group}» закрывается ${from}`,
    text: `Здравствуйте, ${parent}!\n\nГруппа закрывается ${from}. До этого дня уроки проходят как обычно.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПричина: ${reason}\n${lessons > 0 ? `Не состоится: ${lessonsOf(lessons)}\n` : ''}${returned > 0 ? `Вернулось на баланс: ${groupLessons(returned)}\n` : ''}\nВыбрать другую группу:\n${address}/groups`,
    sms: `группа «${group}» закрывается ${from}.${returned > 0 ? ` Вернулось: ${groupLessons(returned)}.` : ''} Другие группы: ${address}/groups`,
  }),
  groupMoved: ({ parent, kid, group, first, teacher, withTeacher, missing, reason, address }) => ({
    subject: withTeacher ? `У группы «${group}» новый преподаватель` : `У группы «${group}» новое время`,
    text: `Здравствуйте, ${parent}!\n\n${withTeacher ? 'Группу будет вести другой преподаватель.' : 'Группа будет заниматься в другое время.'}\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПервый урок: ${first}\nПреподаватель: ${teacher}\nПричина: ${reason}\n${missing.length > 0 ? `В эти дни у ребёнка другой урок, и в группу мы его не записали: ${missing.join('; ')}\n` : ''}\nЕсли это не подходит, выйти из группы можно в любой день, и уроки вернутся на баланс:\n${address}/groups`,
    sms: `группа «${group}»: первый урок ${withTeacher ? 'с новым преподавателем' : 'в новое время'}: ${first}. ${address}/groups`,
  }),
  groupLessonsOff: ({ parent, kid, group, moments, returned, reason, address }) => ({
    subject: `Группа «${group}»: уроков не будет`,
    text: `Здравствуйте, ${parent}!\n\nВ эти дни группа не занимается: ${moments.join('; ')}.\n\nГруппа: «${group}»\nРебёнок: ${kid}\nПричина: ${reason}\n${returned > 0 ? `Вернулось на баланс: ${groupLessons(returned)}\n` : ''}\nОстальные уроки — в расписании:\n${address}/schedule`,
    sms: `группа «${group}» не занимается: ${moments.join('; ')}. ${address}/schedule`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `Группа «${group}» закрывается`,
    text: `Здравствуйте, ${parent}!\n\nГруппа «${group}» больше не занимается.\nРебёнок: ${kid}\nПричина: ${reason}\n\nОтложенные на неё уроки вернулись на баланс. Выбрать другую группу:\n${address}/groups`,
    sms: `группа «${group}» закрывается, отложенные уроки вернулись на баланс. Другие группы: ${address}/groups`,
  }),
};

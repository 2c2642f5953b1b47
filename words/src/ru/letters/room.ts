import type { RoomTexts } from '../../letters/room-texts.ts';
import { helpCodes } from '../shared/help-codes.ts';
import { schoolTime } from '../../school-time.ts';

const codes = { ...helpCodes, other: 'нужна помощь' };
const roles = { teacher: 'преподаватель', kid: 'ребёнок', parent: 'родитель', school: 'сотрудник' } as const;

export const ruRoom: RoomTexts = {
  kidMissing: ({ parent, kid, teacher, moment, address, way }) => ({
    subject: `Урок начался: ${teacher} ждёт`,
    text: `Здравствуйте, ${parent}!\n\nУрок уже начался, преподаватель ждёт.\n\nРебёнок: ${kid}\nУрок: ${moment}\nПреподаватель: ${teacher}\n\nВойти в урок:\n${way}`,
    sms: `урок начался, ${teacher} ждёт. Ребёнок: ${kid}. Войти: ${way}`,
    tap: way.slice(address.length),
  }),
  reportCorrected: ({ parent, kid, teacher, moment, address, page }) => ({
    subject: 'Отчёт об уроке исправлен',
    text: `Здравствуйте, ${parent}!\n\nПреподаватель исправил отчёт об уроке. Звёзды, уроки и оплата не изменились.\n\nРебёнок: ${kid}\nУрок: ${moment}\nПреподаватель: ${teacher}\n\nПрочитать:\n${address}${page}`,
    sms: `отчёт об уроке исправлен. Ребёнок: ${kid}, урок: ${moment}. ${address}${page}`,
    tap: page,
  }),
  helpAsked: ({ teacher, code, role, time, address, room }) => ({
    subject: `Просят помощи на уроке: ${codes[code]}`,
    text: `На уроке просят помощи.\n\nЧто случилось: ${codes[code]}\nКто просит: ${roles[role]}\nПреподаватель: ${teacher}\nВремя: ${time} ${schoolTime.ru.mark()}\n\n${address}/manager/rooms?room=${room}`,
    sms: `на уроке просят помощи (${codes[code]}). Преподаватель: ${teacher}, ${time} ${schoolTime.ru.mark()}. ${address}/manager/rooms?room=${room}`,
  }),
  helpUnanswered: ({ teacher, code, time, address, room }) => ({
    subject: `Никто не ответил: ${codes[code]}`,
    text: `Урок ждёт помощи с ${time} ${schoolTime.ru.mark()}: ${codes[code]}. Преподаватель: ${teacher}.\n\n${address}/manager/rooms?room=${room}`,
    sms: `урок ждёт помощи с ${time} ${schoolTime.ru.mark()} (${codes[code]}). Преподаватель: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
  childrenAlone: ({ teacher, since, address, room }) => ({
    subject: `Дети на уроке одни: ${teacher}`,
    text: `Преподавателя нет на уроке, дети в классе.\n\nПреподаватель: ${teacher}\nОдни с: ${since}\n\nЗагляните к ним или найдите замену:\n${address}/manager/rooms?room=${room}`,
    sms: `дети на уроке одни с ${since}. Преподаватель: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
};

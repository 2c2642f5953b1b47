import type { RoomTexts } from '../../letters/room-texts.ts';

const team = '\n\nКоманда школы «Чип»';

export const ruRoom: RoomTexts = {
  kidMissing: ({ parent, kid, teacher, moment, address }) => ({
    subject: `Урок начался: ${teacher} ждёт`,
    text: `Здравствуйте, ${parent}!\n\nУрок уже идёт, учитель на месте и ждёт.\n\nРебёнок: ${kid}\nУрок: ${moment}\nПреподаватель: ${teacher}\n\nВойти на урок:\n${address}/${team}`,
    sms: `Школа «Чип»: урок начался, ${teacher} ждёт. Ребёнок: ${kid}. Войти: ${address}/`,
  }),
  childrenAlone: ({ teacher, since, address }) => ({
    subject: `Дети на уроке одни: ${teacher}`,
    text: `Преподавателя нет на уроке, дети в комнате.\n\nПреподаватель: ${teacher}\nОдни с: ${since}\n\nЗагляните к ним или найдите замену:\n${address}/manager/late`,
    sms: `Школа «Чип»: дети на уроке одни с ${since}. Преподаватель: ${teacher}. ${address}/manager/late`,
  }),
};

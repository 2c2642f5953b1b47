import { count } from '../../grammar.ts';
import { texts as common } from './common.ts';

/** What stands around every page of the staff: families do not load it. */
export const texts = {
  places: {
    chat: common.places.chat,
    more: common.places.more,
    today: 'Сегодня',
    week: 'Неделя',
    pupils: 'Ученики',
    earnings: 'Заработок',
    review: 'Проверка',
    hours: 'Часы',
    absences: 'Отсутствия',
    staff: 'Сотрудники',
    teachers: 'Преподаватели',
    audit: 'Журнал',
    support: 'Войти как поддержка',
    account: 'Мой вход',
    families: 'Семьи',
    groups: 'Группы',
    rooms: 'Классы',
    late: 'Опоздания',
    lessonMarks: 'Отметки уроков',
    requests: 'Заявки',
    messages: 'Сообщения',
    money: 'Деньги',
    work: 'Дела',
    ratings: 'Оценки',
    report: 'Отчёт',
    schoolOpening: 'Открытие школы',
    schoolSettings: 'Настройки',
    faults: 'Ошибки',
    find: 'Найти',
  },
  familiesWait: (n: number) => count('ru', n, { one: 'семья ждёт', few: 'семьи ждут', many: 'семей ждут', other: 'семьи ждут' }),
  workspaceKeys: 'Клавиши',
};

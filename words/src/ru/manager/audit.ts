import { fill } from '../../grammar.ts';

/** The log of what the staff did. */
export const texts = {
  title: 'Журнал',
  about: 'Кто из сотрудников что сделал, кому и почему. Записи не меняются и не удаляются.',
  search: 'Найти в журнале',
  searchFor: 'Причина, имя или номер',
  act: 'Действие',
  anyAct: 'Все действия',
  who: 'Сотрудник',
  anybody: 'Все сотрудники',
  from: 'С',
  until: 'По',
  ofFamily: (name: string) => fill('Только о семье: {name}', { name }),
  list: 'Записи журнала',
  columns: { at: 'Когда', by: 'Кто', act: 'Что', family: 'Семья', subject: 'Над чем', reason: 'Почему', was: 'Что изменилось' },
  inTheNameOf: (staff: string, family: string) => fill('{staff} от имени: {family}', { staff, family }),
  family: (name: string) => fill('Журнал семьи: {name}', { name }),
  empty: 'Здесь пока ничего нет',
  emptyAbout: 'Первое же действие сотрудника появится здесь.',
  fileName: (day: string) => fill('Журнал {day}.csv', { day }),
};

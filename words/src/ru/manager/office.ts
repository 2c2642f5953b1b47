import { rows } from '../shared/amounts.ts';

/** The bar of the back office: what finds everything. */
export const texts = {
  noRight: 'На эту страницу у вас нет права',
  /** Why somebody does something. */
  reason: { label: 'Причина', help: 'Останется в истории рядом с вашим именем.', needed: 'Напишите причину' },
  /** What every list says. */
  list: {
    failed: 'Не загрузилось',
    failedAbout: 'Проверьте связь и попробуйте ещё раз.',
    again: 'Загрузить ещё раз',
    nothing: 'Ничего не нашлось. Измените условия поиска',
    reset: 'Показать всё',
    more: 'Показать ещё',
    clear: 'Очистить поиск',
    export: 'Скачать CSV',
    exporting: (count: number) => `Собираем: ${count}`,
    exportFailed: 'Файл не собрался. Проверьте связь и попробуйте ещё раз.',
  },
  /** In an empty list of a school that is not open yet. */
  untilOpen: { about: 'Школа ещё закрыта для семей, поэтому здесь пусто.', go: 'Чего не хватает для открытия' },
  noFamily: { title: 'Семья не найдена', about: 'Проверьте ссылку или найдите семью по имени.', toFamilies: 'Ко всем семьям' },
  palette: {
    title: 'Найти',
    label: 'Семья, заказ или раздел',
    placeholder: 'Имя, телефон, заказ',
    about: 'Хватит половины номера телефона или имени ребёнка.',
    looking: 'Ищем…',
    nothing: 'Ничего не нашлось. Попробуйте часть имени или последние цифры телефона.',
    failed: 'Поиск не ответил. Проверьте связь и попробуйте ещё раз.',
    found: (n: number) => `${rows(n)}. Стрелки выбирают, Enter открывает.`,
    families: 'Семьи',
    rooms: 'Разделы',
    acts: 'Действия',
    addFamily: 'Добавить семью',
    thisFamily: 'Эта семья',
    nameless: 'Семья без имени',
    kid: (name: string, age: number) => `${name}, ${age}`,
    order: (number: string, sum: string) => `заказ ${number}, ${sum}`,
    actions: {
      card: 'Карточка семьи',
      lessons: 'Уроки и расписание семьи',
      money: 'Деньги семьи',
      edit: 'Изменить данные семьи',
      addKid: 'Добавить ребёнка в семью',
      link: 'Ссылка для входа',
      block: 'Заблокировать или разблокировать вход',
    },
  },
  views: {
    title: 'Сохранённые виды',
    save: 'Сохранить этот вид',
    name: 'Название',
    about: 'Поиск, фильтр и порядок запомнятся на этом устройстве.',
    nameNeeded: 'Назовите вид',
    keep: 'Сохранить',
    forget: (name: string) => `Удалить вид «${name}»`,
  },
};

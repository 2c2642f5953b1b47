/** When something is not as it should be: no such page, a fault, no connection; and the frame of a support session. */
export const texts = {
  toHome: 'На главную',
  again: 'Повторить',
  tryLater: 'Ошибка запроса на сервер. Попробуйте позже',
  notFound: {
    title: 'Такой страницы нет',
    text: 'Возможно, ссылка устарела или в адресе опечатка. Вернёмся туда, где всё знакомо?',
  },
  broken: {
    title: 'Что-то сломалось',
    text: 'Мы уже знаем об этом. Обновите страницу: всё сохранённое на месте.',
    reload: 'Обновить страницу',
  },
  offline: {
    title: 'Нет связи с интернетом',
    text: 'Всё, что вы ввели, останется на месте. Как только связь вернётся, продолжим.',
    restored: 'Связь восстановлена',
  },
  support: {
    bar: (name: string) => `Сеанс поддержки: вы видите кабинет семьи — ${name}`,
    leave: 'Завершить сеанс',
  },
};

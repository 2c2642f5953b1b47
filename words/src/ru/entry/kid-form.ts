/** What a parent writes about a kid: at registration and in the settings. */
export const texts = {
  name: 'Имя ребёнка',
  surname: 'Фамилия',
  bornMonth: 'Месяц рождения',
  bornYear: 'Год рождения',
  languages: 'На каких языках говорит ребёнок',
  languagesHelp: 'По ним мы подберём преподавателя',
  wrong: {
    name: 'Введите имя ребёнка буквами',
    surname: 'Проверьте фамилию: в ней только буквы',
    month: 'Выберите месяц рождения',
    year: 'Выберите год рождения',
    languages: 'Выберите хотя бы один язык',
  },
};

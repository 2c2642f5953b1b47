/** A child who is too young for a first lesson. */
export const texts = {
  /** Said at once, before anything else is filled in. */
  young: {
    month: (month: string, year: string) => `${month} ${year} года`,
    about: (month: string) => `Пока рано: начать можно, когда наступит ${month}. Оставьте e-mail, и тогда мы напишем вам один раз.`,
    email: 'E-mail',
    emailNeeded: 'Проверьте e-mail: он выглядит как anna@mail.by',
    agree: 'Можно хранить мой e-mail и месяц рождения ребёнка до этого письма',
    agreeNeeded: 'Без согласия мы не можем сохранить адрес',
    leave: 'Напишите мне',
    left: (email: string, month: string) =>
      `Напишем на ${email} один раз, когда наступит ${month}. Сейчас пришлём письмо со ссылкой, по которой адрес можно стереть.`,
    older: 'Есть ребёнок постарше? Вернитесь назад и начните с него.',
  },
  /** By the link of the letter. */
  takeBack: {
    title: 'Больше не писать',
    about: 'Сотрём e-mail и месяц рождения, которые вы оставили. Письма о первом уроке не будет.',
    erase: 'Стереть адрес',
    done: 'Стёрли. Писем не будет.',
    enter: 'Ко входу',
  },
};

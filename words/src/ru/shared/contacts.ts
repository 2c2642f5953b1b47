/** One's own e-mail and phone. */
export const texts = {
  title: 'Контакты для входа',
  about: 'С ними вы входите в кабинет, на них мы пишем. Новый контакт нужно подтвердить кодом, а на прежний мы сообщим о смене.',
  kinds: { email: 'E-mail', phone: 'Телефон' },
  none: 'не указан',
  unconfirmed: { email: 'не подтверждён', phone: 'не подтверждён' },
  confirmOf: { email: 'Подтвердить e-mail', phone: 'Подтвердить телефон' },
  confirmed: { email: 'E-mail подтверждён', phone: 'Телефон подтверждён' },
  /** On the home page, until a contact is confirmed. */
  waiting: {
    email: {
      title: 'Подтвердите e-mail',
      about: (to: string) =>
        `Пришлём на ${to} код из шести цифр. После подтверждения мы сможем писать вам об уроках, а вы — входить с любого устройства.`,
    },
    phone: {
      title: 'Подтвердите телефон',
      about: (to: string) =>
        `Пришлём на ${to} SMS с кодом. После подтверждения мы сможем писать вам об уроках, а вы — входить с любого устройства.`,
    },
    /** What was said before a contact was confirmed. */
    meanwhile: 'Пока все сообщения школы — здесь, в разделе «Уведомления».',
    sentAlready: 'Если код из письма при регистрации ещё действует, введите его.',
    haveCode: 'Ввести код',
  },
  change: 'Сменить',
  add: 'Добавить',
  remove: 'Удалить',
  changeOf: { email: 'Сменить e-mail', phone: 'Сменить телефон' },
  addOf: { email: 'Добавить e-mail', phone: 'Добавить телефон' },
  removeOf: { email: 'Удалить e-mail', phone: 'Удалить телефон' },
  removeAbout: {
    email: 'Мы не сможем писать вам на этот e-mail, и войти с ним будет нельзя.',
    phone: 'Мы не сможем присылать SMS на этот номер, и войти с ним будет нельзя.',
  },
  newOf: { email: 'Новый e-mail', phone: 'Новый номер телефона' },
  password: 'Ваш пароль',
  passwordHelp: 'Чтобы мы знали, что это вы',
  sendCode: 'Получить код',
  sentTo: (to: string) => `Код отправлен: ${to}`,
  good: (minutes: number) => `Он действует ${minutes} мин. Если письма нет, проверьте папку «Спам».`,
  goodSms: (minutes: number) => `Он действует ${minutes} мин.`,
  code: 'Код из шести цифр',
  confirm: 'Подтвердить',
  again: 'Отправить код ещё раз',
  againIn: (seconds: number) => `Отправить ещё раз можно через ${seconds} с`,
  other: 'Ввести другой контакт',
  saved: { email: 'E-mail сохранён', phone: 'Телефон сохранён' },
  removed: { email: 'E-mail удалён', phone: 'Телефон удалён' },
  wrong: {
    email: 'Введите e-mail полностью, например anna@example.com',
    phone: 'Введите номер с кодом страны, например +375 29 123-45-67',
    password: 'Введите пароль',
    code: 'Введите шесть цифр',
  },
};

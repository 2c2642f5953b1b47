/** One's own e-mail and phone. */
export const texts = {
  title: 'Контакты для входа',
  about: 'По ним вы входите, на них приходят сообщения школы. Новый контакт подтверждается кодом, на прежний мы напишем о смене.',
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
        `На ${to} придёт код из шести цифр. Когда вы его введёте, мы сможем писать вам об уроках, а вы — входить с любого устройства.`,
    },
    phone: {
      title: 'Подтвердите телефон',
      about: (to: string) =>
        `На ${to} придёт SMS с кодом. Когда вы его введёте, мы сможем писать вам об уроках, а вы — входить с любого устройства.`,
    },
    /** What was said before a contact was confirmed. */
    meanwhile: 'Пока сообщения школы ждут вас здесь, в разделе «Уведомления».',
    sentAlready: 'Если код из письма при регистрации ещё действует, введите его.',
    haveCode: 'Ввести код',
  },
  change: 'Сменить',
  add: 'Добавить',
  remove: 'Убрать',
  changeOf: { email: 'Сменить e-mail', phone: 'Сменить телефон' },
  addOf: { email: 'Добавить e-mail', phone: 'Добавить телефон' },
  removeOf: { email: 'Убрать e-mail', phone: 'Убрать телефон' },
  removeAbout: {
    email: 'Письма школы больше не придут, и войти по этому e-mail будет нельзя.',
    phone: 'SMS школы больше не придут, и войти по этому номеру будет нельзя.',
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
  removed: { email: 'E-mail убран', phone: 'Телефон убран' },
  wrong: {
    email: 'Введите e-mail полностью, например anna@example.com',
    phone: 'Введите номер с кодом страны, например +375 29 123-45-67',
    password: 'Введите пароль',
    code: 'Введите шесть цифр',
  },
};

/** The sign-in page. */
export const texts = {
  title: 'Вход',
  login: 'E-mail или телефон',
  password: 'Пароль',
  enter: 'Войти',
  emptyLogin: 'Введите e-mail или телефон',
  emptyPassword: 'Введите пароль',
  forgotten: 'Забыли пароль?',
  isNew: 'Впервые у нас?',
  register: 'Зарегистрироваться',
  /** Somebody came by a one-time link. */
  link: {
    title: 'Вход по ссылке',
    about: 'Эту ссылку сделала для вас школа. Она работает один раз, и пароль не понадобится. Вход сохранится, пока открыт браузер.',
    replaces: 'На этом устройстве уже кто-то вошёл в школу. Войти по ссылке вместо него?',
    enter: 'Войти по ссылке',
    stay: 'Остаться как есть',
    byPassword: 'Войти с паролем',
  },
};

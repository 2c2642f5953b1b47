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
};

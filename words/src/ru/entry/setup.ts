import { identityLimits } from '@school/contract/identity/limits';

import { ofCharacters } from '../shared/amounts.ts';

const { min, max } = identityLimits.passwordLength;

/** The page on which a new school gets its owner. */
export const texts = {
  title: 'Открываем школу',
  comeBack: 'Снова войти в школу',
  about: 'Расскажите, кто владелец школы. Вам будет можно всё. Потом вы пригласите сотрудников и решите, что можно им.',
  again: (name: string) => `${name}, придумайте новый пароль. На всех устройствах вход завершится.`,
  login: (email: string) => `Ваш логин: ${email}`,
  name: 'Имя и фамилия',
  nameHelp: 'Так вас увидят сотрудники',
  email: 'E-mail',
  emailHelp: 'По нему вы будете входить',
  password: 'Пароль',
  passwordHelp: `От ${ofCharacters(min)}. Лучше всего несколько слов подряд`,
  next: 'Дальше настроим вход с кодом. Приготовьте телефон с приложением для кодов.',
  go: 'Стать владельцем',
  goBack: 'Сохранить пароль',
  notYet: 'Школа ещё открывается',
  notYetAbout: 'Зайдите немного позже. Если школу открываете вы, перейдите по ссылке, которую показал сервер.',
  over: 'Ссылка больше не действует',
  overAbout: 'Она уже использована, устарела, или после неё сделали новую. Новую покажет команда npm run setup на сервере.',
  wrong: {
    name: 'Напишите имя буквами',
    email: 'Проверьте e-mail: он выглядит как anna@mail.by',
    password: `Введите пароль: от ${min} до ${ofCharacters(max)}`,
  },
};

import { identityLimits } from '@school/contract/identity/limits';

import { ofCharacters } from '../shared/amounts.ts';

/** A grown-up comes into a family by the link of its parent. */
export const texts = {
  title: 'Вас приглашают',
  hello: (name: string) => `${name}, здравствуйте!`,
  about: (parent: string) => `${parent} приглашает вас в семейный кабинет. Осталось придумать пароль.`,
  may: {
    sees: 'Вы сможете видеть уроки и успехи ребёнка, заглядывать на урок и писать преподавателю.',
    arranges: 'Вы сможете видеть уроки и успехи ребёнка, писать преподавателю, записывать на уроки и переносить их.',
    pays: 'Вы сможете видеть уроки и успехи ребёнка, писать преподавателю, менять расписание и оплачивать уроки.',
  },
  login: (contact: string) => `Вы будете входить так: ${contact}`,
  name: 'Ваше имя',
  nameWrong: 'Введите имя буквами',
  password: 'Пароль',
  passwordHelp: `От ${ofCharacters(identityLimits.passwordLength.min)}. Лучше всего несколько слов подряд`,
  passwordNeeded: `Пароль: от ${identityLimits.passwordLength.min} до ${ofCharacters(identityLimits.passwordLength.max)}`,
  terms: 'Принимаю {terms} и {privacy}',
  termsLink: 'условия школы',
  privacyLink: 'политику персональных данных',
  termsNeeded: 'Отметьте, что согласны',
  go: 'Войти в кабинет',
  over: 'Ссылка больше не работает',
  overAbout:
    'Она открывается один раз и действует неделю. Если вы уже входили, войдите со своим паролем. Если нет, попросите родителя прислать новую.',
  toLogin: 'Войти',
};

import { identityLimits } from '@school/contract/identity/limits';

import { ofCharacters } from '../shared/amounts.ts';
import { serviceConsent } from '../shared/service-consent.ts';

/** A parent comes in for the first time whose family the school has written down. */
export const texts = {
  title: 'Ваш кабинет готов',
  hello: (name: string) => `${name}, здравствуйте!`,
  about: (kids: string) => `Мы завели кабинет для вас. Внутри: ${kids}, уроки и баланс. Осталось придумать пароль.`,
  login: (contact: string) => `Вы будете входить так: ${contact}`,
  password: 'Пароль',
  passwordHelp: `От ${ofCharacters(identityLimits.passwordLength.min)}. Лучше всего несколько слов подряд`,
  passwordNeeded: `Пароль: от ${identityLimits.passwordLength.min} до ${ofCharacters(identityLimits.passwordLength.max)}`,
  go: 'Войти в кабинет',
  over: 'Ссылка больше не работает',
  overAbout:
    'Она открывается один раз и действует неделю. Если вы уже входили, войдите со своим паролем. Если нет, попросите у школы новую.',
  toLogin: 'Войти',
  agree: {
    title: 'Проверьте и подтвердите',
    about: 'Сотрудник школы записал это с ваших слов. Без вашего согласия мы не начнём.',
    words: serviceConsent,
    terms: 'Принимаю {terms} и {privacy}',
    termsLink: 'условия школы',
    privacyLink: 'политику персональных данных',
    marketing: 'Присылайте мне подарки и предложения (необязательно)',
    needed: 'Отметьте, что согласны',
    go: 'Всё верно, даю согласие',
    thanks: 'Спасибо! Добро пожаловать',
    wrong: 'Есть ошибка или это не ваш ребёнок?',
    help: 'Напишите нам',
    nothing: 'Подтверждать нечего',
    home: 'На главную',
  },
};

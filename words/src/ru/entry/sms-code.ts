import { identityLimits } from '@school/contract/identity/limits';

import { minutes } from '../shared/amounts.ts';

/** A code that comes by SMS: signing in, registering, a new password. */
export const texts = {
  phone: 'Телефон',
  phoneHelp: 'Тот, что вы указали при регистрации',
  wrongPhone: 'Неверный номер: нужны только цифры, с кодом страны, например +375 29 123-45-67',
  emptyPhone: 'Введите номер телефона',
  getCode: 'Получить код',
  /** The same words whether an SMS went out or not. */
  sent: (phone: string) =>
    `Если номер ${phone} зарегистрирован, мы отправили на него SMS с кодом. Он действует ${minutes(identityLimits.smsCode.minutes)}.`,
  sentOwn: (phone: string) => `Отправили SMS с кодом на ${phone}. Код действует ${minutes(identityLimits.smsCode.minutes)}.`,
  code: 'Код из SMS',
  wrongCode: 'В коде шесть цифр',
  againIn: 'Новый код можно запросить через',
  again: 'Отправить код ещё раз',
  sentAgain: 'Новый код отправлен, прежний больше не подойдёт',
  otherPhone: 'Изменить номер',
  noCode: 'Код не приходит? Проверьте номер. По SMS можно войти, если вы зарегистрированы.',
  apply: 'Зарегистрироваться',
};

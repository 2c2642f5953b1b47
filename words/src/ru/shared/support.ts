import { identityLimits } from '@school/contract/identity/limits';

import { count } from '../../grammar.ts';
import { minutes } from './amounts.ts';

/** Support in a family's account: the bar, the way in, and what the family sees of it; and the bar of a practice school. */
export const texts = {
  bar: (name: string) => `Сеанс поддержки: вы видите кабинет семьи — ${name}`,
  label: 'Сеанс поддержки',
  left: 'Осталось времени',
  leave: 'Завершить сеанс',
  looking: 'Только просмотр',
  allow: 'Включить изменения',
  changing: 'Можно менять ещё',
  allowTitle: 'Изменения за семью',
  allowAbout: `Изменения включатся на ${minutes(identityLimits.supportChangeMinutes)}. В журнале останутся оба имени: семьи и ваше. Деньги, пароль и контакты поменять нельзя.`,
  why: 'Зачем',
  whyNeeded: 'Напишите, зачем',
  whyHelp: 'Это увидят семья и журнал.',
  enterTitle: 'Войти как поддержка',
  enterAbout:
    'Вы увидите школу глазами семьи: только просмотр, один час. Семья увидит в своих настройках, кто заходил, когда и зачем. Потом вы вернётесь в свой аккаунт.',
  ticket: 'Номер обращения',
  enter: 'Войти в кабинет семьи',
  family: (name: string) => `Семья: ${name}`,
  back: 'К семьям',
  visits: 'Когда в ваш кабинет заходила поддержка',
  visitsAbout: 'Поддержка заходит, только чтобы помочь. Она не видит ваш телефон и e-mail и не может платить.',
  nobody: 'Пока не заходила.',
  visit: (name: string, when: string) => `${name}, ${when}`,
  now: 'сейчас здесь',
  reason: (words: string) => `Зачем: ${words}`,
  changed: (n: number) => count('ru', n, { one: 'изменение', few: 'изменения', many: 'изменений', other: 'изменения' }),
  looked: 'только смотрели',
  madeLink: 'ссылка для входа',
  practice: 'Учебная школа: люди, уроки и деньги здесь ненастоящие',
};

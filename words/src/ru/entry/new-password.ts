import { identityLimits } from '@school/contract/identity/limits';

import { minutes, ofCharacters } from '../shared/amounts.ts';

/** Choosing a password: after a forgotten one, and in the settings. */
export const texts = {
  password: 'Новый пароль',
  help: `От ${ofCharacters(identityLimits.passwordLength.min)}. Лучше всего несколько слов подряд`,
  repeat: 'Повторите пароль',
  empty: 'Введите новый пароль',
  short: `Пароль слишком короткий: нужно не меньше ${ofCharacters(identityLimits.passwordLength.min)}`,
  long: `Пароль слишком длинный: не больше ${ofCharacters(identityLimits.passwordLength.max)}`,
  differs: 'Пароли не совпадают',
  same: 'Новый пароль должен отличаться от текущего',
  /** The page of the forgotten password. */
  reset: {
    title: 'Новый пароль',
    lead: 'Введите e-mail, на который зарегистрирован кабинет. Мы пришлём ссылку, по ней вы придумаете новый пароль.',
    email: 'E-mail',
    emptyEmail: 'Введите e-mail',
    wrongEmail: 'Неверный e-mail: он выглядит как anna@mail.by',
    send: 'Прислать ссылку',
    sentTitle: 'Проверьте почту',
    sent: (email: string) =>
      `Мы отправили ссылку на ${email}. Она действует ${minutes(identityLimits.reset.minutes)} и открывается один раз.`,
    sentHelp: 'Письма нет? Загляните в спам или отправьте ещё раз.',
    sendAgain: 'Отправить ещё раз',
    bySms: 'Нет e-mail? Получите код по SMS',
    byEmail: 'Получить ссылку по e-mail',
    smsLead: 'Введите телефон, указанный при регистрации. Мы пришлём код, с ним вы придумаете новый пароль.',
    toPassword: 'Продолжить',
    choose: 'Придумайте новый пароль. На других устройствах вход завершится.',
    save: 'Сохранить и войти',
    overTitle: 'Ссылка устарела',
    over: `Сменить пароль не получилось: ссылка действует ${minutes(identityLimits.reset.minutes)} и перестаёт работать после использования.`,
    newLink: 'Запросить новую ссылку',
    toLogin: 'Вернуться ко входу',
    toHome: 'На главную',
    kidHere: 'Сейчас здесь занимается ребёнок. Чтобы сменить пароль, перейдите к родителю и откройте ссылку ещё раз.',
    toSwitcher: 'Перейти к выбору',
    help: 'Не получается? Напишите в контакт-центр:',
  },
  /** The card in the settings. */
  card: {
    title: 'Пароль',
    about: 'После смены пароля вход на других устройствах завершится.',
    none: 'Вы входите без пароля. Задайте его, если хотите входить и с ним.',
    noPhone: 'Чтобы задать пароль, сначала добавьте телефон или e-mail.',
    change: 'Сменить пароль',
    set: 'Задать пароль',
    current: 'Текущий пароль',
    emptyCurrent: 'Введите текущий пароль',
    save: 'Сохранить пароль',
    saved: 'Пароль изменён. На других устройствах вход завершён',
    forgotten: 'Не помните текущий?',
    codeLead: (phone: string) => `Пришлём код по SMS на номер ${phone}.`,
    getCode: 'Получить код',
  },
};

import type { Locale } from '@school/contract/shapes';

interface UnsubscribeTexts {
  title: string;
  heads: Record<'ask' | 'done' | 'unknown', string>;
  about: Record<'ask' | 'done' | 'unknown', string>;
  leave: string;
  otherLanguage: string;
}

/** Words of the page on which a parent gives offers up. It stands outside of the app, so its words stand with it. */
export const unsubscribeTexts: Record<Locale, UnsubscribeTexts> = {
  'ru-RU': {
    title: 'Новости и подарки',
    heads: { ask: 'Больше не писать о новостях и подарках?', done: 'Вы отписались', unknown: 'Ссылка не подошла' },
    about: {
      ask: 'Письма об уроках, расписании и оплате мы присылать продолжим.',
      done: 'Писем о новостях и подарках больше не будет. Вернуть их можно в настройках кабинета.',
      unknown: 'Возможно, ссылка открылась не целиком. Отписаться можно и в настройках кабинета.',
    },
    leave: 'Отписаться',
    otherLanguage: 'English',
  },
  'en-US': {
    title: 'News and gifts',
    heads: { ask: 'Stop e-mails about news and gifts?', done: 'You have unsubscribed', unknown: 'The link didn’t work' },
    about: {
      ask: 'You will still get e-mails about lessons, the schedule and payments.',
      done: 'We won’t e-mail you about news and gifts any more. You can turn this back on in your account settings.',
      unknown: 'It may have been cut off. You can also unsubscribe in your account settings.',
    },
    leave: 'Unsubscribe',
    otherLanguage: 'Русский',
  },
};

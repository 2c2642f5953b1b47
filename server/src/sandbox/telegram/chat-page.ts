import { schoolZone } from '@school/contract/school/zone';
import type { Locale } from '@school/contract/shapes';

import { escaped, plainPage, plainStyle } from '#platform/plain-page';

export interface ChatLine {
  from: 'person' | 'bot';
  text: string;
  at: Temporal.Instant;
  button?: { text: string; url: string };
}

const texts = {
  'ru-RU': {
    title: 'Учебный Telegram',
    about: 'Это учебный Telegram: он живёт в этой школе и забывает чаты, когда она останавливается.',
    begin: 'Запустить бота школы',
    none: 'Чатов пока нет. Откройте ссылку из настроек уведомлений.',
    chat: (id: number) => `Чат ${id}`,
    missing: 'Такого чата нет.',
    again: 'Обновить',
    stop: 'Отправить /stop',
    block: 'Заблокировать бота',
    bot: 'Бот школы',
    person: 'Вы',
  },
  'en-US': {
    title: 'Practice Telegram',
    about: 'This is a practice Telegram: it lives in this school and forgets its chats when the school stops.',
    begin: 'Start the school’s bot',
    none: 'No chats yet. Open the link from the notification settings.',
    chat: (id: number) => `Chat ${id}`,
    missing: 'There’s no such chat.',
    again: 'Refresh',
    stop: 'Send /stop',
    block: 'Block the bot',
    bot: 'The school’s bot',
    person: 'You',
  },
} satisfies Record<Locale, unknown>;

const page = (locale: Locale, body: string): string =>
  plainPage({ lang: locale, title: texts[locale].title, style: '/sandbox/telegram/style.css', body: `<main>${body}</main>` });

/** All chats, and the one that a link begins. */
export function chatsPage(chats: readonly number[], word: string | undefined, locale: Locale): string {
  const t = texts[locale];
  const begin =
    word === undefined ? '' : `<form method="post"><button class="main" name="start" value="${word}">${t.begin}</button></form>`;
  const list = chats.map((id) => `<li><a href="/sandbox/telegram/chats/${id}">${t.chat(id)}</a></li>`).join('');
  const rest = list === '' ? (word === undefined ? `<p>${t.none}</p>` : '') : `<ul>${list}</ul>`;
  return page(locale, `<h1>${t.title}</h1><p>${t.about}</p>${begin}${rest}`);
}

/** One chat, as its person sees it. */
export function chatPage(chat: { id: number; lines: readonly ChatLine[] } | undefined, locale: Locale): string {
  const t = texts[locale];
  if (!chat) return page(locale, `<h1>404</h1><p>${t.missing}</p>`);
  const lines = chat.lines.map(({ from, text, at, button }) => {
    const time = at.toZonedDateTimeISO(schoolZone()).toLocaleString(locale, { hour: '2-digit', minute: '2-digit' });
    const link = button ? `<a class="open" href="${escaped(button.url)}">${escaped(button.text)}</a>` : '';
    return `<article class="${from}"><p><strong>${t[from]}</strong> · <time>${time}</time></p><p class="text">${escaped(text)}</p>${link}</article>`;
  });
  const acts = `<form method="post"><button name="say" value="/stop">${t.stop}</button><button name="say" value="block">${t.block}</button></form>`;
  return page(locale, `<h1>${t.chat(chat.id)}</h1><p><a href="">${t.again}</a></p>${lines.join('\n')}${acts}`);
}

export const style = plainStyle(`
:root { --main: light-dark(#1f6fa3, #a9d8ff); --on-main: light-dark(#fff, #0b2a45); }
main { max-width: 30rem; }
main p a { display: inline-block; min-height: 44px; line-height: 44px; }
article { border: 1px solid GrayText; border-radius: 14px; padding: 8px 14px; margin: 12px 0; }
article.person { margin-inline-start: 25%; }
article.bot { margin-inline-end: 10%; }
article p { margin: 4px 0; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.open { display: block; min-height: 44px; line-height: 44px; text-align: center; font-weight: 700; }
`);

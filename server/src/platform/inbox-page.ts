import type { Message } from './messages.store.ts';
import { escaped, plainPage } from './plain-page.ts';
import { schoolZone } from '@school/contract/school/zone';

/** One line of the inbox: a message, or a notice that is shown in the school itself (`app`). */
export type InboxEntry = Pick<Message, 'id' | 'to' | 'subject' | 'text' | 'state' | 'at'> & { channel: Message['channel'] | 'app' };

const texts = {
  ru: {
    title: 'Сообщения школы',
    about: 'Письма, SMS и уведомления, которые школа отправила или отправила бы людям.',
    empty: 'Пока ничего нет. Письмо появится здесь, когда кто-нибудь зарегистрируется или забудет пароль.',
    again: 'Обновить',
    all: 'Показать все',
    mail: 'Письмо',
    sms: 'SMS',
    push: 'Уведомление на устройстве',
    telegram: 'Сообщение в Telegram',
    app: 'Уведомление в кабинете',
    states: {
      queued: 'ждёт отправки',
      sent: 'отправлено',
      failed: 'не доставлено',
      dropped: 'отправлять стало незачем',
      closed: 'закрыто менеджером',
    },
    seen: 'Как его видит адресат',
    gone: 'Текст отправленного не хранится.',
  },
  en: {
    title: 'Messages of the school',
    about: 'Mail, SMS and notifications that the school has sent to people, or would send.',
    empty: 'Nothing yet. A message appears here when somebody registers or forgets a password.',
    again: 'Refresh',
    all: 'Show all',
    mail: 'Mail',
    sms: 'SMS',
    push: 'Push notification',
    telegram: 'Telegram message',
    app: 'Notification in the school',
    states: { queued: 'waiting', sent: 'sent', failed: 'not delivered', dropped: 'of no use any more', closed: 'closed by a manager' },
    seen: 'As its reader sees it',
    gone: 'The words of what was sent are not kept.',
  },
} as const;

export type Language = keyof typeof texts;

/** Russian for those whose browser asks for it, English for everybody else. */
export const languageOf = (acceptLanguage: string | undefined): Language => (/^\s*ru\b/i.test(acceptLanguage ?? '') ? 'ru' : 'en');

/** The dev inbox as one page without scripts: every message in full, addresses in it as links. */
export function inboxPage(messages: readonly InboxEntry[], language: Language): string {
  const t = texts[language];
  const body = `<header>
<h1>${t.title}</h1>
<p>${t.about}</p>
<p><a href="">${t.again}</a> <a href="/dev/inbox">${t.all}</a></p>
</header>
<main>
${messages.length === 0 ? `<p>${t.empty}</p>` : messages.map((message) => entry(message, language)).join('\n')}
</main>`;
  return plainPage({ lang: language, title: `${t.title} (${messages.length})`, style: '/dev/inbox.css', body });
}

function entry({ id, channel, to, subject, text, state, at }: InboxEntry, language: Language): string {
  const t = texts[language];
  const time = at.toZonedDateTimeISO(schoolZone()).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return `<article aria-labelledby="m-${id}">
<h2 id="m-${id}">${escaped(subject || `${t[channel]}: ${to}`)}</h2>
<p>${t[channel]} · <a href="/dev/inbox?to=${encodeURIComponent(to)}">${escaped(to)}</a> · <time datetime="${at.toString()}">${escaped(time)}</time> · ${t.states[state]}</p>
<div class="text" lang="">${text === '' ? t.gone : linked(text)}</div>${channel === 'mail' && text !== '' ? `\n<p><a href="/dev/inbox/${id}">${t.seen}</a></p>` : ''}
</article>`;
}

/** Plain text with its http addresses made links; a full stop or bracket after an address is not part of it. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»])/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');
}

export const inboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 'Nunito Variable', Nunito, 'DejaVu Sans', sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
a { color: LinkText; }
header a { display: inline-block; min-height: 44px; line-height: 44px; margin-inline-end: 1.5rem; }
article { border: 1px solid GrayText; border-radius: 0.75rem; padding: 1rem; margin-block: 1rem; }
article p a { display: inline-block; padding-block: 0.25rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-block-start: 0.75rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

import { Fragment, type ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone, wallClock } from '#i18n/time.ts';
import { schoolNow } from '#api/school-clock.ts';
import { isOwn, type Message, type Side } from './chat-side.ts';
import type { Sending } from './use-messages.ts';

interface MessageListProps {
  messages: readonly Message[];
  sending: readonly Sending[];
  side: Side;
  /** The other side has read everything up to this place. */
  readTo: number;
}

/** Messages by days, the newest at the bottom; under the last own one stands whether it was read. */
export function MessageList({ messages, sending, side, readTo }: MessageListProps) {
  const t = useTexts('chat');
  const { school } = useTexts('common');
  const locale = useLocale();
  const zone = deviceZone();
  const today = wallClock(schoolNow(), zone).date;
  const lastOwn = messages.findLast((message) => isOwn(message, side));
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const day = wallClock(message.timestamp, zone).date;
        const isNewDay = !before || wallClock(before.timestamp, zone).date !== day;
        const own = isOwn(message, side);
        const author = message.from === 'school' ? school : message.authorName;
        const isRead = message.n <= readTo;
        return (
          <Fragment key={message.messageId}>
            {isNewDay && (
              <li className="my-2 self-center rounded-full bg-sunk px-3 py-0.5 text-sm font-bold text-mute">
                {day === today ? t.today : at(locale, message.timestamp, 'longDay', zone)}
              </li>
            )}
            <Bubble own={own} author={isNewDay || before?.authorName !== message.authorName ? author : undefined}>
              <p className="whitespace-pre-wrap">{message.text}</p>
              <p className="text-right text-sm text-mute figures">
                <span className="sr-only">{own ? t.you : author}, </span>
                <time dateTime={message.timestamp}>{at(locale, message.timestamp, 'time', zone)}</time>
                {message === lastOwn && sending.length === 0 && ` · ${isRead ? t.read : t.sent}`}
              </p>
            </Bubble>
          </Fragment>
        );
      })}
      {sending.map(({ key, text }) => (
        <Bubble key={key} own>
          <p className="whitespace-pre-wrap">{text}</p>
          <p className="text-right text-sm text-mute">{t.sending}</p>
        </Bubble>
      ))}
    </ol>
  );
}

function Bubble({ own, author, children }: { own: boolean; author?: string | undefined; children: ReactNode }) {
  return (
    <li className={`flex max-w-[85%] flex-col gap-1 md:max-w-[70%] ${own ? 'self-end' : 'self-start'}`}>
      {author !== undefined && !own && (
        <p aria-hidden className="px-3 text-sm font-bold text-mute">
          {author}
        </p>
      )}
      <div className={`rounded-lg px-4 py-2.5 ${own ? 'bg-brand-soft' : 'border border-line bg-card'}`}>{children}</div>
    </li>
  );
}

import { Fragment, lazy, type ReactNode, Suspense } from 'react';

import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone, wallClock } from '#i18n/time.ts';
import { schoolNow } from '#api/school-clock.ts';
import { Check, CheckCheck, Clock, Flag, Icon } from '#kit/icon.tsx';
import { askForPictures } from './ask-for-pictures.ts';
import { isOwn, type Message, type Side } from './chat-side.ts';
import { useIsStuck } from './deliver-outbox.ts';
import type { Unsent } from './outbox.ts';
import type { SentFile } from './sent-file.ts';

// Most messages are words: what others carry is fetched with the first of them.
const Attachment = lazy(() => import('./attachment.tsx').then(({ Attachment: component }) => ({ default: component })));
const OwnPicture = lazy(() => import('./waiting-file.tsx').then(({ OwnPicture: component }) => ({ default: component })));
const OwnVoice = lazy(() => import('./waiting-file.tsx').then(({ OwnVoice: component }) => ({ default: component })));

interface MessageListProps {
  messages: readonly Message[];
  sending: readonly Unsent[];
  side: Side;
  /** The other side has read everything up to this place, and it has come to its devices up to that one. */
  readTo: number;
  deliveredTo: number;
  /** The message that was looked for. */
  found?: string | undefined;
  /** Messages of the other side may be reported. */
  onReport?: ((message: Message) => void) | undefined;
  onPicture(message: Message): void;
}

/** Messages by days, the newest at the bottom; each own one bears how far it has come. */
export function MessageList({ messages, sending, side, readTo, deliveredTo, found, onReport, onPicture }: MessageListProps) {
  const t = useTexts('chat');
  const { called: school } = useSchool();
  const locale = useLocale();
  const zone = deviceZone();
  const isStuck = useIsStuck();
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
        const reached = message.n <= readTo ? t.read : message.n <= deliveredTo ? t.delivered : t.sent;
        return (
          <Fragment key={message.messageId}>
            {isNewDay && (
              <li className="my-2 self-center rounded-full bg-sunk px-3 py-0.5 text-sm font-bold text-mute">
                {day === today ? t.today : at(locale, message.timestamp, 'longDay', zone)}
              </li>
            )}
            <Bubble
              id={message.messageId}
              own={own}
              found={message.messageId === found}
              author={isNewDay || before?.authorName !== message.authorName ? author : undefined}
              report={
                onReport && !own ? (
                  <button
                    type="button"
                    aria-label={t.report}
                    title={t.report}
                    onClick={() => onReport(message)}
                    className="press grid size-11 shrink-0 place-items-center self-end rounded-full text-mute hover:bg-sunk hover:text-ink"
                  >
                    <Icon of={Flag} size={16} />
                  </button>
                ) : undefined
              }
            >
              <Said message={message} onPicture={() => onPicture(message)} author={own ? t.you : author} />
              <p className="flex items-center justify-end gap-1 text-sm text-mute figures">
                <span className="sr-only">{own ? t.you : author}, </span>
                <time dateTime={message.timestamp}>{at(locale, message.timestamp, 'time', zone)}</time>
                {own && (
                  <>
                    <Icon of={reached === t.sent ? Check : CheckCheck} size={16} className={reached === t.read ? 'text-brand' : ''} />
                    <span className={message === lastOwn && sending.length === 0 ? '' : 'sr-only'}>{reached}</span>
                  </>
                )}
              </p>
            </Bubble>
          </Fragment>
        );
      })}
      {sending.map((unsent) => (
        <Bubble key={unsent.key} own>
          {unsent.file && <OnItsWay file={unsent.file} />}
          {unsent.text !== '' && <Words>{unsent.text}</Words>}
          <p className="flex items-center justify-end gap-1 text-sm text-mute">
            <Icon of={Clock} size={16} />
            {isStuck ? t.waits : t.sending}
          </p>
        </Bubble>
      ))}
    </ol>
  );
}

const Words = ({ children }: { children: string }) => <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>;

/** What the message shows or lets hear, and the words under it. */
function Said({ message: { text, picture, attachment }, author, onPicture }: { message: Message; author: string; onPicture(): void }) {
  const t = useTexts('chat');
  return (
    <>
      {picture && (
        <button type="button" aria-label={t.openPicture} onClick={onPicture} className="press block overflow-hidden rounded-md">
          <img
            src={picture.url}
            onError={() => askForPictures(picture.url)}
            alt={t.pictureFrom(author)}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="max-h-72 w-auto max-w-full bg-sunk object-contain"
          />
        </button>
      )}
      {attachment && (
        <Suspense>
          <Attachment attachment={attachment} author={author} />
        </Suspense>
      )}
      {text !== '' && <Words>{text}</Words>}
    </>
  );
}

/** What goes with a message of this device, before the school has it. */
const OnItsWay = ({ file }: { file: SentFile }) => (
  <Suspense>
    {file.kind === 'picture' ? (
      <OwnPicture picture={file.blob} className="max-h-72 max-w-full rounded-md object-contain" />
    ) : file.kind === 'voice' ? (
      <OwnVoice sound={file.blob} />
    ) : (
      <p className="font-bold wrap-anywhere">{file.name}</p>
    )}
  </Suspense>
);

interface BubbleProps {
  own: boolean;
  id?: string;
  found?: boolean;
  author?: string | undefined;
  report?: ReactNode;
  children: ReactNode;
}

function Bubble({ own, id, found = false, author, report, children }: BubbleProps) {
  return (
    <li
      id={id === undefined ? undefined : `message-${id}`}
      tabIndex={found ? -1 : undefined}
      className={`flex max-w-[88%] flex-col gap-1 [content-visibility:auto] md:max-w-[70%] ${own ? 'self-end' : 'self-start'}`}
    >
      {author !== undefined && !own && (
        <p aria-hidden className="px-3 text-sm font-bold text-mute">
          {author}
        </p>
      )}
      <div className="flex gap-1">
        <div
          className={`min-w-0 rounded-lg border px-4 py-2.5 ${found ? 'border-brand' : own ? 'border-transparent' : 'border-line'} ${own ? 'bg-brand-soft' : 'bg-card'}`}
        >
          {children}
        </div>
        {report}
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone, wallClock } from '#i18n/time.ts';
import { type Chat, inTurn, otherSide, type Side } from './chat-side.ts';

/**
 * A link to a conversation (or to the list of them, without an id) within the page it stands on; `find` is a message in it
 * that was looked for.
 */
export type ChatLink = (to: {
  chatId: string | undefined;
  find?: string;
  className: string;
  current?: boolean;
  children: ReactNode;
}) => ReactNode;

interface ChatListProps {
  chats: readonly Chat[];
  sideOf(chat: Chat): Side;
  titleOf(chat: Chat): string;
  noteOf(chat: Chat): string | undefined;
  /** Who is on the other side, to the eye. */
  faceOf?: ((chat: Chat) => ReactNode) | undefined;
  /** Stands on the right of the name instead of when the last message came. */
  asideOf?: ((chat: Chat) => string | undefined) | undefined;
  open: string | undefined;
  link: ChatLink;
}

/** Conversations, who waits longest and then the most recently used first, with the last words and how many are new. */
export function ChatList({ chats, sideOf, titleOf, noteOf, faceOf, asideOf, open, link }: ChatListProps) {
  const t = useTexts('chat');
  const locale = useLocale();
  const zone = deviceZone();
  const today = wallClock(schoolNow(), zone).date;
  return (
    <ul aria-label={t.list} className="flex flex-col gap-1">
      {inTurn(chats).map((chat) => {
        const { online, writing } = otherSide(chat, sideOf(chat));
        const last = chat.lastMessage;
        const aside = asideOf?.(chat);
        return (
          <li key={chat.chatId}>
            {link({
              chatId: chat.chatId,
              current: chat.chatId === open,
              className: `press flex min-h-18 items-center gap-3 rounded-md py-2.5 hover:bg-sunk aria-[current=page]:bg-brand-soft ${faceOf ? 'px-2' : 'px-4'}`,
              children: (
                <>
                  {faceOf?.(chat)}
                  <span className="flex min-w-0 grow flex-col gap-0.5">
                    <span className="flex items-baseline gap-2">
                      <span className="min-w-0 grow truncate font-bold">
                        {titleOf(chat)}
                        {online && (
                          <>
                            <span aria-hidden className="ml-2 inline-block size-2.5 rounded-full bg-good" />
                            <span className="sr-only">, {t.online}</span>
                          </>
                        )}
                      </span>
                      {aside !== undefined ? (
                        <span className="shrink-0 text-sm font-bold text-warn figures">{aside}</span>
                      ) : (
                        last && (
                          <time dateTime={last.timestamp} className="shrink-0 text-sm text-mute figures">
                            {at(locale, last.timestamp, wallClock(last.timestamp, zone).date === today ? 'time' : 'day', zone)}
                          </time>
                        )
                      )}
                    </span>
                    <span className="flex items-center gap-2 text-sm text-mute">
                      <span className={`min-w-0 grow truncate ${writing ? 'font-bold text-good' : ''}`}>
                        {writing ? t.writing : last ? last.text || (last.attachment ? t[last.attachment] : t.picture) : noteOf(chat)}
                      </span>
                      {chat.assignedTo && <span className="max-w-24 truncate">{chat.assignedTo.name}</span>}
                      {chat.unread > 0 && (
                        <span className="inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-brand px-1.5 font-bold text-on-brand figures">
                          <span aria-hidden>{chat.unread}</span>
                          <span className="sr-only">{t.unread(chat.unread)}</span>
                        </span>
                      )}
                    </span>
                  </span>
                </>
              ),
            })}
          </li>
        );
      })}
    </ul>
  );
}

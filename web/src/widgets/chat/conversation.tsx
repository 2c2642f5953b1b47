import { type ReactNode, useEffect, useRef } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Heading } from '#kit/page.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { type Chat, otherSide, type Side } from './chat-side.ts';
import { MessageList } from './message-list.tsx';
import { useMessages } from './use-messages.ts';
import { WritingBox } from './writing-box.tsx';

interface ConversationProps {
  chat: Chat;
  side: Side;
  title: string;
  /** Who that is, in one line. */
  note: string | undefined;
  draft: string;
  /** The way back to the list, on a phone. */
  back: ReactNode;
}

/** One conversation: who it is with and what they do, the messages, and where one is typed. */
export function Conversation({ chat, side, title, note, draft, back }: ConversationProps) {
  const t = useTexts('chat');
  const { messages, hasEarlier, loadEarlier, isLoading, sending, send } = useMessages(chat.chatId);
  const { online, writing } = otherSide(chat, side);
  useReading(chat);
  const log = useRef<HTMLDivElement>(null);
  const sendAndLook = (text: string) => {
    if (log.current) log.current.scrollTop = 0;
    return send(text);
  };
  const status = writing ? t.writing : online ? t.online : note;
  const empty = side === 'staff' ? t.emptyStaff : chat.kind === 'school' ? t.emptySchool : t.emptyTeacher;
  return (
    <section className="flex min-h-0 min-w-0 grow flex-col">
      <header className="flex min-h-16 items-center gap-3 border-b border-line bg-card px-4 py-2">
        <div className="md:hidden">{back}</div>
        <div className="min-w-0 grow">
          <Heading title={title} className="truncate text-lg" />
          <output className={`block truncate text-sm ${writing || online ? 'font-bold text-good' : 'text-mute'}`}>{status}</output>
        </div>
      </header>
      {/* Reversed, so that the newest stays in sight by itself, and earlier ones do not push what is being read. It
          scrolls, so it can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} tabIndex={0} role="log" aria-label={t.messagesWith(title)} className={logLook}>
        {messages === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <div className="flex grow flex-col gap-4">
            {hasEarlier && <Earlier onPress={() => void loadEarlier()} busy={isLoading} />}
            {messages.length === 0 && sending.length === 0 ? (
              <div className="m-auto max-w-prose text-center">
                <p className="text-lg font-bold">{t.empty}</p>
                <p className="text-mute">{empty}</p>
              </div>
            ) : (
              <div className="mt-auto">
                <MessageList messages={messages} sending={sending} side={side} readTo={chat.readTo} />
              </div>
            )}
          </div>
        )}
      </div>
      <WritingBox key={chat.chatId} topic={`messages/${chat.chatId}`} draft={draft} onSend={sendAndLook} />
    </section>
  );
}

const logLook = 'flex min-h-0 grow flex-col-reverse overflow-y-auto p-4';

/** Earlier messages come when one scrolls up to here, or presses. */
function Earlier({ onPress, busy }: { onPress(): void; busy: boolean }) {
  const t = useTexts('chat');
  const place = useRef<HTMLDivElement>(null);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && press.current());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="flex justify-center">
      <Button kind="quiet" size="small" busy={busy} onPress={onPress}>
        {t.earlier}
      </Button>
    </div>
  );
}

/** What is shown on a page that is looked at is read. */
function useReading({ chatId, unread, lastMessage }: Chat): void {
  const upTo = lastMessage?.n ?? 0;
  const { mutate } = useCall('POST /chats/:chatId/read');
  useEffect(() => {
    if (unread === 0 || upTo === 0) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ params: { chatId }, body: { upTo } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [chatId, unread, upTo, mutate]);
}

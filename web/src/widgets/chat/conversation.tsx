import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Search } from '#kit/icon.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import type { ChatLink } from './chat-list.tsx';
import { type Chat, type Message, otherSide, type Side } from './chat-side.ts';
import { keepDelivering, post } from './deliver-outbox.ts';
import { MessageList } from './message-list.tsx';
import { useMessages } from './use-messages.ts';
import { useOnline } from './use-online.ts';
import { type Outgoing, type ToolsProps, WritingBox } from './writing-box.tsx';

const ChatSearch = lazy(() => import('./chat-search.tsx').then(({ ChatSearch: component }) => ({ default: component })));
const ReportSheet = lazy(() => import('./report-sheet.tsx').then(({ ReportSheet: component }) => ({ default: component })));
const PictureView = lazy(() => import('./picture-view.tsx').then(({ PictureView: component }) => ({ default: component })));

interface ConversationProps {
  chat: Chat;
  side: Side;
  /** Who writes on this device: a family's, a teacher's or a manager's id. */
  author: string;
  title: string;
  /** Who that is, in one line. */
  note: string | undefined;
  draft: string;
  /** A message that was looked for: shown at once. */
  find: string | undefined;
  link: ChatLink;
  /** The way back to the list, on a phone. */
  back: ReactNode;
  /** What else one does with the conversation; stands under its head. */
  helpdesk?: ReactNode;
  tools?: ComponentType<ToolsProps> | undefined;
}

/** One conversation: who it is with and what they do, the messages, and where one is typed. */
export function Conversation({ chat, side, author, title, note, draft, find, link, back, helpdesk, tools }: ConversationProps) {
  const t = useTexts('chat');
  const said = useMessages(chat.chatId, author);
  const { messages, hasEarlier, loadEarlier, isLoading, sending } = said;
  const { online, writing } = otherSide(chat, side);
  const [isSearching, setIsSearching] = useState(false);
  const [reported, setReported] = useState<Message>();
  const [picture, setPicture] = useState<Message>();
  useReading(chat);
  useEffect(() => keepDelivering(author), [author]);
  // What is written without a connection is kept and goes out later, so nothing need be in the way.
  useEffect(() => {
    goesOnOffline.set(true);
    return () => goesOnOffline.set(false);
  }, []);
  const isConnected = useOnline();
  const log = useRef<HTMLDivElement>(null);
  useFound(find, messages !== undefined, said.goBackTo);
  const send = (what: Outgoing) => {
    if (log.current) log.current.scrollTop = 0;
    void post({ whose: author, chatId: chat.chatId, ...what });
  };
  const isHere = isConnected && (writing || online);
  const status = !isConnected ? t.offline : writing ? t.writing : online ? t.online : note;
  const empty = t.emptyOf[side][chat.kind];
  return (
    <section className="flex min-h-0 min-w-0 grow flex-col">
      <header className="flex min-h-16 items-center gap-3 border-b border-line bg-card px-4 py-2">
        <div className="md:hidden">{back}</div>
        <div className="min-w-0 grow">
          <Heading title={title} className="text-lg wrap-anywhere" />
          <output className={`block text-sm wrap-anywhere ${isHere ? 'font-bold text-good' : 'text-mute'}`}>{status}</output>
        </div>
        <button
          type="button"
          aria-label={t.searchHere}
          title={t.searchHere}
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
          className="press grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-sunk hover:text-ink"
        >
          <Icon of={Search} />
        </button>
      </header>
      {helpdesk}
      {isSearching && (
        <div className="max-h-[45dvh] shrink-0 overflow-y-auto border-b border-line bg-card p-3">
          <Suspense fallback={<Skeleton className="h-11" />}>
            <ChatSearch chatId={chat.chatId} link={link} onChosen={() => setIsSearching(false)} />
          </Suspense>
        </div>
      )}
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
                <MessageList
                  messages={messages}
                  sending={sending}
                  side={side}
                  readTo={chat.readTo}
                  deliveredTo={chat.deliveredTo}
                  found={find}
                  onReport={chat.kind === 'teacher' ? setReported : undefined}
                  onPicture={setPicture}
                />
              </div>
            )}
          </div>
        )}
      </div>
      <WritingBox key={chat.chatId} chatId={chat.chatId} draft={draft} onSend={send} tools={tools} />
      <Suspense>
        {reported && <ReportSheet message={reported} onClose={() => setReported(undefined)} />}
        {picture && <PictureView message={picture} onClose={() => setPicture(undefined)} />}
      </Suspense>
    </section>
  );
}

const logLook = 'flex min-h-0 grow flex-col-reverse overflow-y-auto p-4';

/** Brings the message that was looked for into sight, and the focus to it. */
function useFound(find: string | undefined, isThere: boolean, goBackTo: (messageId: string) => Promise<boolean>): void {
  const go = useRef(goBackTo);
  useEffect(() => {
    go.current = goBackTo;
  });
  useEffect(() => {
    if (find === undefined || !isThere) return;
    const show = async () => {
      if (!(await go.current(find))) return;
      requestAnimationFrame(() => {
        const message = document.getElementById(`message-${find}`);
        message?.scrollIntoView({ block: 'center' });
        message?.focus({ preventScroll: true });
      });
    };
    void show().catch(() => undefined);
  }, [find, isThere]);
}

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

import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { ArrowLeft, Icon, MessageCircle } from '#kit/icon.tsx';
import { Heading } from '#kit/page.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { type ChatLink, ChatList } from './chat-list.tsx';
import type { Chat, Side } from './chat-side.ts';
import { Conversation } from './conversation.tsx';

interface ChatPlaceProps {
  side: Side;
  /** Whose list it is: a family's or a teacher's id, or `school`. */
  whose: string;
  /** The conversation that is open, by the address. */
  open: string | undefined;
  /** What is to be asked, prepared by another page: opens the conversation with the school. */
  draft?: string | undefined;
  link: ChatLink;
  titleOf(chat: Chat): string;
  noteOf(chat: Chat): string | undefined;
  /** Leaves room for bars of the area: the height of the place. */
  className: string;
}

/** Conversations beside each other on a wide screen; on a phone the list, or one of them. */
export function ChatPlace({ side, whose, open, draft = '', link, titleOf, noteOf, className }: ChatPlaceProps) {
  const t = useTexts('chat');
  useTopic(`chats/${whose}`);
  const { data } = useQuery(queryOf('GET /chats'));
  const chats = data?.chats;
  const chat = chats?.find(({ chatId, kind }) => (open === undefined ? draft !== '' && kind === 'school' : chatId === open));
  const back = link({
    chatId: undefined,
    className: 'press grid size-12 place-items-center rounded-full hover:bg-sunk',
    children: (
      <>
        <Icon of={ArrowLeft} />
        <span className="sr-only">{t.toList}</span>
      </>
    ),
  });
  return (
    <div className={`flex ${className}`}>
      <div
        className={`min-h-0 w-full flex-col gap-4 overflow-y-auto px-4 py-5 md:flex md:w-80 md:shrink-0 md:border-r md:border-line ${chat ? 'hidden' : 'flex'}`}
      >
        {/* The one heading of the page is the open conversation's, when there is one. */}
        {chat ? <p className="text-2xl font-extrabold">{t.title}</p> : <Heading title={t.title} />}
        {chats === undefined ? (
          <Skeleton className="h-40" />
        ) : chats.length === 0 ? (
          <EmptyState title={t.none}>{t.noneAbout}</EmptyState>
        ) : (
          <ChatList chats={chats} side={side} titleOf={titleOf} noteOf={noteOf} open={chat?.chatId} link={link} />
        )}
      </div>
      {chat ? (
        <Conversation key={chat.chatId} chat={chat} side={side} title={titleOf(chat)} note={noteOf(chat)} draft={draft} back={back} />
      ) : (
        <div className="hidden grow flex-col items-center justify-center gap-2 p-8 text-center text-mute md:flex">
          <Icon of={MessageCircle} size={48} />
          <p className="text-lg font-bold text-ink">{t.choose}</p>
          {side === 'customer' && <p className="max-w-prose">{t.chooseAbout}</p>}
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { ArrowLeft, Icon, MessageCircle } from '#kit/icon.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { type ChatLink, ChatList } from './chat-list.tsx';
import { ChatSearch } from './chat-search.tsx';
import { type Chat, type Side, sideIn } from './chat-side.ts';
import { Conversation } from './conversation.tsx';
import type { ToolsProps } from './writing-box.tsx';

interface ChatPlaceProps {
  side: Side;
  /** Whose list it is: a family's or a teacher's id, or `school`. */
  whose: string;
  /** Who writes on this device: a family's, a teacher's or a manager's own id. */
  author: string;
  /** The conversation that is open, by the address, and a message in it that was looked for. */
  open: string | undefined;
  find?: string | undefined;
  /** What is to be asked, prepared by another page: opens the conversation with the school. */
  draft?: string | undefined;
  link: ChatLink;
  titleOf(chat: Chat): string;
  noteOf(chat: Chat): string | undefined;
  faceOf?: (chat: Chat) => ReactNode;
  asideOf?: (chat: Chat) => string | undefined;
  /** Stands between the search and the list. */
  above?: ReactNode;
  /** Which of the conversations the list shows; all without it. */
  shows?: (chat: Chat) => boolean;
  /** What is said when it shows none of those there are. */
  showsNone?: string;
  helpdeskOf?: (chat: Chat) => ReactNode;
  tools?: ComponentType<ToolsProps>;
  /** Room for a bar below, if the area has one. */
  className: string;
}

/** Conversations beside each other on a wide screen; on a phone the list, or one of them. */
export function ChatPlace(props: ChatPlaceProps) {
  const {
    side,
    whose,
    author,
    open,
    find,
    draft = '',
    link,
    titleOf,
    noteOf,
    faceOf,
    asideOf,
    above,
    shows,
    showsNone,
    helpdeskOf,
    tools,
  } = props;
  const t = useTexts('chat');
  useTopic(`chats/${whose}`);
  const { data } = useQuery(queryOf('GET /chats'));
  const [isSearching, setIsSearching] = useState(false);
  const chats = data?.chats;
  const known = chats?.find(({ chatId, kind }) => (open === undefined ? draft !== '' && kind === 'school' : chatId === open));
  // One that is not among the last ones is asked for by itself.
  const alone = useQuery({
    ...quietly(queryOf('GET /chats/:chatId', { params: { chatId: open ?? '' } })),
    enabled: open !== undefined && chats !== undefined && !known,
  });
  const chat = known ?? (open === undefined ? undefined : alone.data);
  const shown = shows ? chats?.filter(shows) : chats;
  const { place, top, below } = useRoom();
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
    <div ref={place} style={{ '--above': `${top}px`, '--below': `${below}px` } as CSSProperties} className={`flex ${props.className}`}>
      <div
        className={`min-h-0 w-full flex-col gap-4 overflow-y-auto px-4 py-5 md:flex md:w-80 md:shrink-0 md:border-r md:border-line ${chat ? 'hidden' : 'flex'}`}
      >
        {/* The one heading of the page is the open conversation's, when there is one. */}
        {chat ? <p className="text-2xl font-extrabold">{t.title}</p> : <Heading title={t.title} />}
        {chats && chats.length > 0 && <ChatSearch link={link} onSearch={setIsSearching} />}
        {!isSearching && above}
        {isSearching ? null : chats === undefined ? (
          <Skeleton className="h-40" />
        ) : chats.length === 0 ? (
          <EmptyState title={t.none}>{t.noneAbout}</EmptyState>
        ) : shown?.length === 0 ? (
          <p className="px-4 text-mute">{showsNone}</p>
        ) : (
          <ChatList
            chats={shown ?? []}
            sideOf={(it) => sideIn(it, side, whose)}
            {...{ titleOf, noteOf, faceOf, asideOf, link }}
            open={chat?.chatId}
          />
        )}
      </div>
      {chat ? (
        <Conversation
          key={chat.chatId}
          {...{ chat, author, draft, find, link, back, tools }}
          side={sideIn(chat, side, whose)}
          title={titleOf(chat)}
          note={noteOf(chat)}
          helpdesk={helpdeskOf?.(chat)}
        />
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

/** How far below the upper edge of the page the place begins, and what stands below the page: bars may have one row or two. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [{ top, below }, setRoom] = useState({ top: 0, below: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!place.current) return;
      const foot = place.current.closest('main')?.nextElementSibling;
      const measured = { top: Math.round(place.current.getBoundingClientRect().top + scrollY), below: foot?.clientHeight ?? 0 };
      setRoom((known) => (known.top === measured.top && known.below === measured.below ? known : measured));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  return { place, top, below };
}

import { chatLimits } from '@school/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { ChatLink } from './chat-list.tsx';

interface ChatSearchProps {
  /** Only this conversation; without it, all own ones. */
  chatId?: string;
  link: ChatLink;
  /** The names of conversations, as the page calls them. */
  titleOf?(title: string): string;
  onChosen?(): void;
  /** Hears whether something is looked for: the list makes room. */
  onSearch?(isSearching: boolean): void;
}

/** Finds messages by their words, and conversations by the name of who is there. */
export function ChatSearch({ chatId, link, titleOf = (title) => title, onChosen, onSearch }: ChatSearchProps) {
  const t = useTexts('chat');
  const [text, setText] = useState('');
  const isAsked = text.length >= chatLimits.searchFrom;
  const query = chatId === undefined ? { text } : { text, chatId };
  const { data, isPending } = useQuery({ ...quietly(queryOf('GET /chats/search', { query })), enabled: isAsked });
  const nothing = data && data.messages.length === 0 && data.chats.length === 0;
  return (
    // A choice is a link: it bubbles up to here, so that the search closes behind it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="flex flex-col gap-3" onClick={(event) => event.target instanceof Element && event.target.closest('a') && onChosen?.()}>
      <div className="flex">
        <SearchField
          words={{ label: chatId === undefined ? t.search : t.searchHere, placeholder: t.searchPlaceholder, clear: t.clear }}
          search={text}
          onSearch={(typed) => {
            setText(typed);
            onSearch?.(typed.length >= chatLimits.searchFrom);
          }}
        />
      </div>
      {isAsked && isPending && <Skeleton className="h-20" />}
      <div aria-live="polite">{isAsked && nothing && <EmptyState title={t.foundNothing}>{t.foundNothingAbout}</EmptyState>}</div>
      {isAsked && data && data.chats.length > 0 && (
        <ul aria-label={t.foundChats} className="flex flex-col gap-1">
          {data.chats.map((chat) => (
            <li key={chat.chatId}>{link({ chatId: chat.chatId, className: `${foundLook} font-bold`, children: titleOf(chat.title) })}</li>
          ))}
        </ul>
      )}
      {isAsked && data && data.messages.length > 0 && (
        <ul aria-label={t.found} className="flex flex-col gap-1">
          {data.messages.map(({ title, message }) => (
            <li key={message.messageId}>
              {link({
                chatId: message.chatId,
                find: message.messageId,
                className: foundLook,
                children: (
                  <Found title={chatId === undefined ? titleOf(title) : message.authorName} text={message.text} when={message.timestamp} />
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const foundLook = 'press flex min-h-12 flex-col justify-center rounded-md px-3 py-1.5 hover:bg-sunk';

function Found({ title, text, when }: { title: string; text: string; when: string }) {
  const locale = useLocale();
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 grow truncate font-bold">{title}</span>
        <time dateTime={when} className="shrink-0 text-sm text-mute figures">
          {at(locale, when, 'dayTime', deviceZone())}
        </time>
      </span>
      <span className="line-clamp-2 text-sm text-mute wrap-anywhere">{text}</span>
    </>
  );
}

import { chatLimits } from '@school/contract/chat/limits';
import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Attachment } from '#widgets/chat/attachment.tsx';

type Reading = AnswerOf<'POST /manager/chats/:chatId/readings'>;
type Message = Reading['messages'][number];

interface ReadChatProps {
  reading: Reading;
  /** The time for reading is over: it is to be opened once more. */
  onOver(): void;
}

/** A conversation of others: its messages with their authors, earlier ones when asked for, and what is found in it. */
export function ReadChat({ reading, onOver }: ReadChatProps) {
  const t = useTexts('teacherChats');
  const chat = useTexts('chat');
  const locale = useLocale();
  const [said, setSaid] = useState<Pick<Reading, 'messages' | 'next'>>(reading);
  const [isLoading, setIsLoading] = useState(false);
  const [text, setText] = useState('');
  const { readingId } = reading;
  const isAsked = text.length >= chatLimits.searchFrom;
  const { data: found } = useQuery({
    ...quietly(queryOf('GET /manager/chat-readings/:readingId/search', { params: { readingId }, query: { text } })),
    enabled: isAsked,
  });

  async function load(backTo?: string): Promise<void> {
    if (said.next === null || isLoading) return;
    setIsLoading(true);
    try {
      const query = backTo === undefined ? { before: said.next } : { before: said.next, backTo };
      const page = await api('GET /manager/chat-readings/:readingId/messages', { params: { readingId }, query });
      setSaid({ messages: [...page.messages, ...said.messages], next: page.next });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal && cause.code === 'chat.reading_over')) throw cause;
      onOver();
    } finally {
      setIsLoading(false);
    }
  }

  async function goTo(messageId: string): Promise<void> {
    setText('');
    if (!said.messages.some((it) => it.messageId === messageId)) await load(messageId);
    requestAnimationFrame(() => {
      const message = document.getElementById(`message-${messageId}`);
      message?.scrollIntoView({ block: 'center' });
      message?.focus({ preventScroll: true });
    });
  }

  const when = (message: Message) => (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-bold">{message.authorName}</span>
      <span className="text-sm text-mute">{t.from[message.from]}</span>
      <time dateTime={message.timestamp} className="text-sm text-mute figures">
        {at(locale, message.timestamp, 'dayTime', schoolZone)}
      </time>
    </span>
  );
  return (
    <section aria-label={t.said} className="flex flex-col gap-4">
      <p className="text-mute">{t.until(at(locale, reading.until, 'time', schoolZone))}</p>
      <div className="flex">
        <SearchField
          words={{ label: chat.searchHere, placeholder: chat.searchPlaceholder, clear: chat.clear }}
          search={text}
          onSearch={setText}
        />
      </div>
      <div aria-live="polite">{isAsked && found?.messages.length === 0 && <p>{chat.foundNothing}</p>}</div>
      {isAsked && found && found.messages.length > 0 && (
        <ul aria-label={chat.found} className="flex flex-col gap-1">
          {found.messages.map((message) => (
            <li key={message.messageId}>
              <button type="button" onClick={() => void goTo(message.messageId)} className={foundLook}>
                {when(message)}
                <span className="line-clamp-2 text-sm text-mute wrap-anywhere">{message.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {said.messages.length === 0 && <p>{chat.empty}</p>}
      {said.next !== null && (
        <Button size="small" busy={isLoading} onPress={() => void load()} className="self-center">
          {chat.earlier}
        </Button>
      )}
      <ol className="flex flex-col gap-2">
        {said.messages.map((message) => (
          <li
            key={message.messageId}
            id={`message-${message.messageId}`}
            tabIndex={-1}
            className={`flex flex-col rounded-md px-4 py-2 ${message.from === 'customer' ? 'bg-card border border-line' : 'bg-sunk'}`}
          >
            {when(message)}
            {message.picture && (
              <img
                src={message.picture.url}
                alt={chat.pictureFrom(message.authorName)}
                className="mt-1 max-h-72 max-w-full self-start rounded-md"
              />
            )}
            {message.attachment && <Attachment attachment={message.attachment} author={message.authorName} />}
            {message.text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const foundLook = 'press flex min-h-12 w-full flex-col justify-center rounded-md px-3 py-1.5 text-left hover:bg-sunk';

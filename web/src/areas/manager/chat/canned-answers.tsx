import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, List } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { ToolsProps } from '#widgets/chat/writing-box.tsx';

/** Answers kept ready: one press puts the text where one types, in the language of the family's own words. */
export function CannedAnswers({ chatId, insert }: ToolsProps) {
  const t = useTexts('helpdesk');
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...queryOf('GET /manager/canned-answers'), enabled: open });
  const language = open ? languageOf(chatId) : 'ru';
  return (
    <>
      <button
        type="button"
        aria-label={t.answers}
        title={t.answers}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="press grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-sunk hover:text-ink"
      >
        <Icon of={List} />
      </button>
      {open && (
        <Sheet title={t.answers} onClose={() => setOpen(false)}>
          {data?.answers.length === 0 && (
            <EmptyState title={t.noAnswers} action={<LinkButton to="/manager/chat/answers">{t.addAnswer}</LinkButton>}>
              {t.noAnswersAbout}
            </EmptyState>
          )}
          <ul className="flex flex-col gap-2">
            {data?.answers.map(({ answerId, title, text }) => (
              <li key={answerId}>
                <button
                  type="button"
                  aria-label={t.insert(title)}
                  onClick={() => {
                    insert(text[language]);
                    setOpen(false);
                  }}
                  className="press flex min-h-12 w-full flex-col rounded-md border border-line px-4 py-2 text-left hover:bg-sunk"
                >
                  <span className="font-bold">{title}</span>
                  <span className="line-clamp-2 text-sm text-mute">{text[language]}</span>
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** The language in which the family wrote last; Russian while it has not. */
function languageOf(chatId: string): 'ru' | 'en' {
  const page = queryClient.getQueryData(queryOf('GET /chats/:chatId/messages', { params: { chatId } }).queryKey);
  const last = page?.messages.findLast(({ from, text }) => from === 'customer' && /\p{L}/u.test(text));
  return last && !/\p{Script=Cyrillic}/u.test(last.text) ? 'en' : 'ru';
}

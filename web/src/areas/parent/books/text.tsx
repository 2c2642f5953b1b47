import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

/** A book to be read together: what it tells, whose it is, and what to ask about it. */
export function Text({ kidUid, book: name }: { kidUid: string; book: string }) {
  const { books: t } = useTexts('progress');
  const page = tongueOf(useLocale());
  const { data } = useSuspenseQuery(queryOf('GET /kids/:kidUid/books/:book', { params: { kidUid, book: name } }));
  const { book, parts, questions } = data;
  const tongue = book.tongue ?? page;
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div lang={tongue} className="flex flex-col gap-1">
        {parts.flatMap(({ lines }, at) => lines[tongue].map((line, row) => <p key={`${at} ${row}`}>{line}</p>))}
      </div>
      {book.source && <p className="text-sm text-mute">{book.source[page]}</p>}
      <div>
        <p className="text-sm font-bold">{t.asked}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {questions.map(({ ask }) => (
            <li key={ask[page]}>{ask[page]}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

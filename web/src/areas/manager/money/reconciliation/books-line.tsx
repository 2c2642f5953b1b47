import type { AnswerOf } from '@school/contract/calls';

import { at, schoolZone } from '#i18n/time.ts';
import { CircleCheck, Icon, TriangleAlert } from '#kit/icon.tsx';

import type { Speech } from './case-story.ts';

/** What the last nightly look at the books found. */
export function BooksLine({ books, speech: { t, locale } }: { books: AnswerOf<'GET /manager/reconciliation'>['books']; speech: Speech }) {
  const texts = t.books;
  if (!books) return <p className="text-sm text-mute">{texts.never}</p>;
  const when = at(locale, books.at, 'dayTime', schoolZone);
  if (books.broken.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-mute">
        <Icon of={CircleCheck} className="text-good" />
        <span>
          {texts.title}. {texts.good(when, books.checked)}
        </span>
      </p>
    );
  }
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2 rounded-lg bg-bad-soft p-4 text-bad">
      <p className="flex items-center gap-2 font-bold">
        <Icon of={TriangleAlert} />
        <span>
          {texts.title}. {texts.bad(when)}
        </span>
      </p>
      <ul className="text-sm">
        {books.broken.map(({ code, says, bad }) => (
          <li key={code}>{texts.broken(code, says, bad)}</li>
        ))}
      </ul>
    </section>
  );
}

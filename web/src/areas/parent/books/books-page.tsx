import type { BookLevel, ShelfBook } from '@school/contract/rewards/books';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronLeft, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** A text is fetched where somebody opens it. */
const Text = lazy(() => import('./text.tsx').then((file) => ({ default: file.Text })));

const shelfQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/books', { params: { kidUid } }));
const levels = [1, 2, 3, 4] as const satisfies readonly BookLevel[];

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(shelfQuery(params['kidUid'] ?? ''));
};

/** What a child has read in the library, and every book of it, to be read together. */
export function Page() {
  const { kidUid } = useParams({ from: '/books/$kidUid' });
  const { books: t } = useTexts('progress');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data, error } = useQuery(shelfQuery(kidUid));
  const name = user.kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? '';
  return (
    <PageLayout
      title={t.title(name)}
      width="text"
      above={
        <LinkButton to="/progress" search={{ kid: kidUid }} kind="quiet" size="small" className="-ml-4">
          <Icon of={ChevronLeft} size={20} />
          {t.back}
        </LinkButton>
      }
    >
      {error && <p>{t.off}</p>}
      {!data && !error && <Skeleton className="h-72" />}
      {data && (
        <>
          <p>{t.about}</p>
          <LinkButton to="/kid-switcher" className="self-start">
            {t.toKid}
          </LinkButton>
          <Read books={data.books.filter(({ readAt }) => readAt !== null)} zone={user.timezone} />
          {levels.map((level) => (
            <section key={level} aria-label={t.level[level]} className="flex flex-col gap-3">
              <h2 className="text-lg">{t.level[level]}</h2>
              <p className="text-sm text-mute">{t.levelAbout[level]}</p>
              <ul className="flex flex-col gap-3 rounded-lg bg-card p-5 shadow-flat">
                {data.books
                  .filter((book) => book.level === level)
                  .map((book) => (
                    <li key={book.book}>
                      <BookLine kidUid={kidUid} book={book} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </PageLayout>
  );
}

/** Books that were read, the last one first. */
function Read({ books, zone }: { books: readonly ShelfBook[]; zone: string }) {
  const { books: t } = useTexts('progress');
  const locale = useLocale();
  const tongue = tongueOf(locale);
  const sorted = books.toSorted((one, other) => Date.parse(other.readAt ?? '') - Date.parse(one.readAt ?? ''));
  return (
    <section aria-label={t.read} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.read}</h2>
      {sorted.length === 0 ? (
        <p className="text-mute">{t.readNone}</p>
      ) : (
        <ul className="flex flex-col gap-3 rounded-lg bg-card p-5 shadow-flat">
          {sorted.map(({ book, title, readAt, rightAtOnce, questions }) => (
            <li key={book}>
              <b className="block">{title[tongue]}</b>
              <span className="text-sm text-mute">{t.readLine(at(locale, readAt ?? '', 'day', zone), rightAtOnce, questions)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BookLine({ kidUid, book: { book, title, readAt, tongue: taught } }: { kidUid: string; book: ShelfBook }) {
  const { books: t } = useTexts('progress');
  const tongue = tongueOf(useLocale());
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center">
        <b>{title[tongue]}</b> {taught && <span className="text-sm text-mute">{t.tongue[taught]}</span>}{' '}
        {readAt !== null && <Badge tone="good">{t.done}</Badge>}
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <Text kidUid={kidUid} book={book} />
        </Suspense>
      )}
    </details>
  );
}

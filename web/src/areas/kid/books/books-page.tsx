import type { ShelfBook } from '@school/contract/rewards/books';
import { useQuery } from '@tanstack/react-query';

import { queryClient } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { BooksLook } from './books-look.tsx';
import { shelfQuery } from './books-query.ts';
import { nextBook } from './choose.ts';
import { Cover } from './cover.tsx';
import { Shelves } from './shelves.tsx';

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(shelfQuery(params['kidUid'] ?? ''));
};

/** The library of a child: shelves from the first words on, what to read now, and what was read. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/books' });
  const t = useTexts('kidBooks');
  const { data, error } = useQuery(shelfQuery(kidUid));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  if (!data) return <PageSkeleton />;
  return <Library kidUid={kidUid} books={data.books} />;
}

function Library({ kidUid, books }: { kidUid: string; books: readonly ShelfBook[] }) {
  const t = useTexts('kidBooks');
  const tongue = useTongue();
  const { band } = useKid(kidUid);
  const read = books.filter(({ readAt }) => readAt !== null);
  const next = nextBook(books, band, tongue);
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={t.library}
      speech={t.speech.shelf}
      aside={read.length > 0 && <span className="font-bold">{t.readSoFar(read.length)}</span>}
    >
      <BooksLook />
      <div className="books">
        {next && (
          <section aria-label={t.next} className="books-next">
            <h2>{t.next}</h2>
            <Cover kidUid={kidUid} book={next} isLarge />
          </section>
        )}
        <Shelves kidUid={kidUid} books={books} first={next?.level ?? 1} />
      </div>
    </KidFrame>
  );
}

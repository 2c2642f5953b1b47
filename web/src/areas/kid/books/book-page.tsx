import type { Book } from '@school/contract/rewards/books';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { BooksLook } from './books-look.tsx';
import { bookQuery } from './books-query.ts';
import { Leaves } from './leaves.tsx';

/** They come while the book is read. */
const asked = () => import('./questions.tsx');
const Questions = lazy(() => asked().then((file) => ({ default: file.Questions })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(bookQuery(params['kidUid'] ?? '', params['book'] ?? ''));
};

/** A book: read, or heard, leaf by leaf, and then asked about. */
export function Page() {
  const { kidUid, book } = useParams({ from: '/kids/$kidUid/books/$book' });
  const t = useTexts('kidBooks');
  const { data, error } = useQuery(bookQuery(kidUid, book));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.none} />;
  if (!data) return <PageSkeleton />;
  return <Opened key={book} kidUid={kidUid} opened={data} />;
}

function Opened({ kidUid, opened }: { kidUid: string; opened: Book }) {
  const t = useTexts('kidBooks');
  const page = useTongue();
  const { band } = useKid(kidUid);
  const isKid = useSession()?.role === 'kid';
  const { book } = opened;
  const [tongue, setTongue] = useState(book.tongue ?? page);
  const [at, setAt] = useState(0);
  useEffect(() => {
    // A file that did not come is said where it is shown.
    asked().catch(() => undefined);
    if (!isKid) return;
    // Nobody waits for it: without a connection the book is read all the same.
    api('POST /kids/:kidUid/books/:book/readings', { params: { kidUid, book: book.book }, body: {} }, { silent: true }).catch(
      () => undefined,
    );
  }, [kidUid, book.book, isKid]);
  const isAsked = at === opened.parts.length;
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={book.title[tongue]}
      speech={book.title[tongue]}
      corner={<PictureLink icon="books" label={t.toShelf} to="/kids/$kidUid/books" params={{ kidUid }} />}
    >
      <BooksLook />
      {isAsked ? (
        <Suspense fallback={<PageSkeleton />}>
          <Questions kidUid={kidUid} band={band} opened={opened} tongue={tongue} onLook={() => setAt(0)} />
        </Suspense>
      ) : (
        <Leaves {...{ band, opened, tongue, at }} onTurn={setAt} onTongue={() => setTongue(tongue === 'ru' ? 'en' : 'ru')} />
      )}
    </KidFrame>
  );
}

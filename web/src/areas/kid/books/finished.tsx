import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { BigButton, BigLink } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';
import { shelfQuery } from './books-query.ts';
import { nextBook } from './choose.ts';
import { Cover } from './cover.tsx';

interface FinishedProps {
  kidUid: string;
  band: Band;
  book: string;
  onAgain(): void;
}

/** A book is read: how it went, and the next one. */
export function Finished({ kidUid, band, book, onAgain }: FinishedProps) {
  const t = useTexts('kidBooks');
  const tongue = useTongue();
  const { data } = useQuery(shelfQuery(kidUid));
  const own = data?.books.find((one) => one.book === book);
  const next = nextBook(data?.books.filter((one) => one.book !== book) ?? [], band, tongue);
  useEffect(() => {
    play('win');
    if (band === 'pre') say([{ text: t.speech.done, lang: tongue }], { slow: true });
  }, [band, t, tongue]);
  return (
    <section aria-label={t.done} className="book book-done">
      <Mascot className="size-32 in-data-[band=teen]:hidden" />
      <h2 aria-live="polite" className="text-(length:--big) font-extrabold">
        {t.done}
      </h2>
      {own && own.readAt !== null && band !== 'pre' && <p>{t.atOnce(own.rightAtOnce, own.questions)}</p>}
      {next && (
        <section aria-label={t.next} className="books-next">
          <h3>{t.next}</h3>
          <Cover kidUid={kidUid} book={next} isLarge />
        </section>
      )}
      <div className="book-turn">
        <BigLink picture="books" to="/kids/$kidUid/books" params={{ kidUid }}>
          {t.toShelf}
        </BigLink>
        <BigButton picture="open-book" onPress={onAgain}>
          {t.again}
        </BigButton>
      </div>
    </section>
  );
}

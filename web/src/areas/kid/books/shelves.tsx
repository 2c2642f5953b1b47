import type { BookLevel, ShelfBook } from '@school/contract/rewards/books';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { bookLevels } from './choose.ts';
import { Cover } from './cover.tsx';

/** Those who cannot read find a shelf by its picture. */
const pictures: Record<BookLevel | 'own', OwnPicture> = { 1: 'snail', 2: 'turtle', 3: 'fox', 4: 'owl', own: 'star' };

/** Shelves of books, one of them open; the last has what the child has read. */
export function Shelves({ kidUid, books, first }: { kidUid: string; books: readonly ShelfBook[]; first: BookLevel }) {
  const t = useTexts('kidBooks');
  const [open, setOpen] = useState<BookLevel | 'own'>(first);
  const shown = open === 'own' ? books.filter(({ readAt }) => readAt !== null) : books.filter(({ level }) => level === open);
  const nameOf = (shelf: BookLevel | 'own') => (shelf === 'own' ? t.own : t.level[shelf]);
  return (
    <>
      <fieldset aria-label={t.shelves} className="books-shelves min-w-0">
        {([...bookLevels, 'own'] as const).map((shelf) => (
          <button
            key={shelf}
            type="button"
            aria-pressed={shelf === open}
            className="press"
            onClick={() => {
              play('drop');
              setOpen(shelf);
            }}
          >
            <img src={ownPicture(pictures[shelf])} alt="" draggable={false} />
            {nameOf(shelf)}
          </button>
        ))}
      </fieldset>
      <section aria-label={nameOf(open)}>
        <h2 className="sr-only">{nameOf(open)}</h2>
        {shown.length === 0 ? (
          <p className="font-bold">{t.ownNone}</p>
        ) : (
          <ul className="books-row">
            {shown.map((book) => (
              <li key={book.book}>
                <Cover kidUid={kidUid} book={book} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

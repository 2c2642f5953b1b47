import type { ShelfBook } from '@school/contract/rewards/books';

import { useTexts } from '#i18n/texts.ts';
import { Link } from '#kit/router/link.tsx';
import { iconPath, ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';

/** A book as it is seen on a shelf: its picture, its name, and whether it was read. */
export function Cover({ kidUid, book, isLarge = false }: { kidUid: string; book: ShelfBook; isLarge?: boolean }) {
  const t = useTexts('kidBooks');
  const tongue = useTongue();
  // A book that teaches a language is called in it.
  const title = book.title[book.tongue ?? tongue];
  return (
    <Link
      to="/kids/$kidUid/books/$book"
      params={{ kidUid, book: book.book }}
      className="books-cover press"
      data-level={book.level}
      data-large={isLarge || undefined}
    >
      <img src={iconPath(book.cover)} alt="" draggable={false} loading="lazy" />
      <b lang={book.tongue ?? undefined}>{title}</b>
      {book.tongue && book.tongue !== tongue && <small>{t.tongue[book.tongue]}</small>}
      {book.readAt !== null && (
        <span className="books-read">
          <img src={ownPicture('check-mark-button')} alt={t.read} draggable={false} />
        </span>
      )}
    </Link>
  );
}

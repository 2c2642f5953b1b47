import type { Book, BookTongue } from '@school/contract/rewards/books';
import { useEffect, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { hush, say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useTongue } from '../use-kid.ts';
import { Finished } from './finished.tsx';

interface QuestionsProps {
  kidUid: string;
  band: Band;
  opened: Book;
  /** The language in which the book was read: in it the line that proves is shown. */
  tongue: BookTongue;
  onLook(): void;
}

/** What is asked about a book, one at a time. A wrong answer falls off, and the book may be looked into. */
export function Questions({ kidUid, band, opened, tongue, onLook }: QuestionsProps) {
  const t = useTexts('kidBooks');
  const { hear } = useTexts('kid');
  const page = useTongue();
  const isKid = useSession()?.role === 'kid';
  const { book, questions } = opened;
  const [at, setAt] = useState(() => {
    const open = questions.findIndex(({ found }) => found === null);
    // A book that is read may be answered once more, and nothing changes by it.
    return open === -1 ? 0 : open;
  });
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [right, setRight] = useState<number>();
  const answer = useCall('POST /kids/:kidUid/books/:book/answers');
  const question = questions[at];
  const asked = question?.ask[page];
  const options = question?.options.map((option) => option[page]) ?? [];
  const heard = [asked, ...options].join(' ');
  useEffect(() => {
    if (band === 'pre' && asked !== undefined)
      say(
        [asked, ...options].map((text) => ({ text, lang: page })),
        { slow: true },
      );
    return hush;
    // oxlint-disable-next-line react/exhaustive-deps -- `heard` is all that is said
  }, [band, page, heard]);
  if (!question) return <Finished kidUid={kidUid} band={band} book={book.book} onAgain={onLook} />;
  const proof = answer.data?.right ? answer.data.proof?.[tongue] : undefined;
  const choose = (option: number) =>
    answer.mutate(
      { params: { kidUid, book: book.book }, body: { question: at, option } },
      {
        onSuccess: (verdict) => {
          play(verdict.right ? 'win' : 'no');
          say([{ text: verdict.right ? t.speech.right : t.speech.wrong, lang: page }], { slow: band === 'pre' });
          if (verdict.right) setRight(option);
          else setWrong([...wrong, option]);
        },
      },
    );
  const goOn = () => {
    setWrong([]);
    setRight(undefined);
    answer.reset();
    if (at + 1 === questions.length) void changed('GET /kids/:kidUid/books', 'GET /kids/:kidUid/books/:book', 'GET /kids/:kidUid/rewards');
    setAt(at + 1);
  };
  return (
    <section aria-label={t.question(at + 1, questions.length)} className="book">
      <p className="text-mute">{t.question(at + 1, questions.length)}</p>
      <h2 className="book-ask">
        <Speaker
          label={hear}
          size="3.5rem"
          onPress={() =>
            say(
              [asked ?? '', ...options].map((text) => ({ text, lang: page })),
              { slow: band === 'pre' },
            )
          }
        />
        {asked}
      </h2>
      <div className="book-options">
        {options.map((option, place) => (
          <button
            key={option}
            type="button"
            className="press"
            data-right={place === right || undefined}
            disabled={!isKid || answer.isPending || right !== undefined || wrong.includes(place)}
            onClick={() => choose(place)}
          >
            {option}
          </button>
        ))}
      </div>
      <div aria-live="polite" className="book-verdict">
        {right !== undefined && (
          <p className="font-extrabold">
            <img src={ownPicture('star')} alt="" className="mr-2 inline size-8" />
            {t.speech.right}
          </p>
        )}
        {right !== undefined && proof && (
          <p lang={tongue}>
            {t.saidHere} <q>{proof}</q>
          </p>
        )}
        {right === undefined && wrong.length > 0 && <p className="font-extrabold">{t.speech.wrong}</p>}
      </div>
      <div className="book-turn">
        <button type="button" className="book-tool press" onClick={onLook}>
          <img src={ownPicture('open-book')} alt="" draggable={false} />
          {t.lookInBook}
        </button>
        {right !== undefined && (
          <button type="button" className="book-tool press" data-go="" onClick={goOn}>
            {t.goOn}
          </button>
        )}
      </div>
    </section>
  );
}

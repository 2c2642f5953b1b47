import type { Book, BookTongue } from '@school/contract/rewards/books';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { hush, say } from '#kit/play/speech.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import type { Band } from '#widgets/player/band.ts';
import { iconPath, ownPicture } from '#widgets/player/own-pictures.ts';

interface LeavesProps {
  band: Band;
  opened: Book;
  tongue: BookTongue;
  /** The leaf that is open, from 0. */
  at: number;
  /** To another leaf; past the last one the questions begin. */
  onTurn(to: number): void;
  onTongue(): void;
}

/** Said in less time than this, in milliseconds, a leaf had no voice: it is not turned by itself. */
const soundless = 700;

/** The leaves of a book, one open: its picture and its lines. It may be read out, leaf after leaf; a line touched is said alone. */
export function Leaves({ band, opened: { book, parts }, tongue, at, onTurn, onTongue }: LeavesProps) {
  const t = useTexts('kidBooks');
  const [lit, setLit] = useState(-1);
  const [isTold, setTold] = useState(false);
  const began = useRef(0);
  const part = parts[at];
  const lines = part?.lines[tongue] ?? [];
  const slow = band === 'pre';
  const isLast = at === parts.length - 1;
  const turn = (by: number) => {
    if (at + by < 0) return;
    play('drop');
    hush();
    setLit(-1);
    onTurn(at + by);
  };
  const tell = useEffectEvent((leaf: number, lang: BookTongue) => {
    began.current = Date.now();
    say(
      (parts[leaf]?.lines[lang] ?? []).map((text) => ({ text, lang })),
      {
        slow,
        onStep: (step) => {
          setLit(step);
          if (step !== -1) return;
          if (isLast || Date.now() - began.current < soundless) setTold(false);
          else onTurn(leaf + 1);
        },
      },
    );
  });
  useEffect(() => {
    if (isTold) tell(at, tongue);
    // A leaf that is turned while it is told goes on with the next one.
  }, [isTold, at, tongue]);
  useEffect(() => hush, []);
  useKeys({ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) });
  if (!part) return null;
  const stop = () => {
    setTold(false);
    setLit(-1);
    hush();
  };
  const other = tongue === 'ru' ? 'en' : 'ru';
  return (
    <div className="book">
      <div className="book-tools">
        <button type="button" className="book-tool press" onClick={isTold ? stop : () => setTold(true)}>
          <img src={ownPicture('headphone')} alt="" draggable={false} />
          {isTold ? t.stop : t.readToMe}
        </button>
        <button
          type="button"
          className="book-tool press"
          onClick={() => {
            stop();
            onTongue();
          }}
        >
          <img src={ownPicture('globe-showing-europe-africa')} alt="" draggable={false} />
          {t.inOther[other]}
        </button>
      </div>
      <section aria-label={t.page(at + 1, parts.length)} className="book-leaf" lang={tongue}>
        <img src={iconPath(part.picture)} alt="" draggable={false} className="book-picture" />
        <div className="book-lines">
          {lines.map((line, row) => (
            <button
              key={`${String(row)} ${line}`}
              type="button"
              data-lit={row === lit || undefined}
              onClick={() => {
                setTold(false);
                say([{ text: line, lang: tongue }], { slow, onStep: (step) => setLit(step === -1 ? -1 : row) });
              }}
            >
              {line}
            </button>
          ))}
        </div>
      </section>
      {isLast && book.source && <p className="text-sm text-mute">{book.source[tongue]}</p>}
      <nav aria-label={t.page(at + 1, parts.length)} className="book-turn">
        <button type="button" className="book-tool press" disabled={at === 0} onClick={() => turn(-1)} aria-label={t.before}>
          <Arrow line="M15 4 7 12l8 8" />
        </button>
        <span aria-hidden>{`${at + 1} / ${parts.length}`}</span>
        <button
          type="button"
          className="book-tool press"
          data-go=""
          onClick={() => {
            setTold(false);
            turn(1);
          }}
          aria-label={isLast ? undefined : t.after}
        >
          {isLast && t.toQuestions}
          <Arrow line="m9 4 8 8-8 8" />
        </button>
      </nav>
    </div>
  );
}

const Arrow = ({ line }: { line: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d={line} />
  </svg>
);

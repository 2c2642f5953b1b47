import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKept } from './kept.ts';
import { arePieces, type Form, forms, mostPieces, movedTo, newPiece, type Paint, paints, type Piece, turnedOn } from './pieces.ts';
import type { PlayedProps } from './played-props.ts';
import { Tools } from './tools.tsx';

const drawn: Record<Form, string> = {
  circle: 'M50 0a50 50 0 1 0 0 100A50 50 0 1 0 50 0z',
  square: 'M4 4h92v92H4z',
  triangle: 'M50 6 98 94H2z',
  half: 'M0 75a50 50 0 0 1 100 0z',
  bar: 'M0 34h100v32H0z',
  star: 'M50 2 64 36l36 3-27 24 8 35-31-19-31 19 8-35L0 39l36-3z',
};

const Drawn = ({ form, paint }: { form: Form; paint: Paint }) => (
  <svg viewBox="0 0 100 100" aria-hidden className="size-full">
    <path d={drawn[form]} fill={`var(--chalk-${paint})`} stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
  </svg>
);

/** How far a press may stray, in pixels, and still be one that turns. */
const slip = 8;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

/** Shapes to build a picture of: a tap on one brings it, dragged it moves, tapped it turns; arrows, Enter and Delete do the same. Kept on this device. */
export function Shapes({ kidUid }: PlayedProps) {
  const t = useTexts('kidFreePlay');
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: number; from: readonly [number, number]; isMoved: boolean }>(undefined);
  const [paint, setPaint] = useState<Paint>('red');
  const [pieces, setPieces] = useKept<readonly Piece[]>(`free-shapes ${kidUid}`, [], arePieces);
  const change = (id: number, by: (piece: Piece) => Piece) => setPieces((before) => before.map((one) => (one.id === id ? by(one) : one)));
  const turn = (id: number) => {
    play('pick');
    change(id, turnedOn);
  };
  const move = (event: PointerEvent) => {
    const hand = held.current;
    const box = sheet.current?.getBoundingClientRect();
    if (!hand || !box) return;
    if (!hand.isMoved && Math.hypot(event.clientX - hand.from[0], event.clientY - hand.from[1]) < slip) return;
    hand.isMoved = true;
    change(hand.id, (piece) =>
      movedTo(piece, ((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100),
    );
  };
  const onKey = (piece: Piece) => (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by) change(piece.id, (one) => movedTo(one, one.x + by[0], one.y + by[1]));
    else if (event.key === 'Delete' || event.key === 'Backspace') setPieces(pieces.filter(({ id }) => id !== piece.id));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div ref={sheet} className="free-play-sheet relative touch-none overflow-hidden">
        {pieces.map((piece) => (
          <button
            key={piece.id}
            type="button"
            aria-label={t.piece(t.form[piece.form], t.chalk[piece.paint])}
            className="free-play-piece"
            style={{ left: `${piece.x}%`, top: `${piece.y}%`, rotate: `${piece.turned}deg` }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = { id: piece.id, from: [event.clientX, event.clientY], isMoved: false };
            }}
            onPointerMove={move}
            onPointerUp={() => {
              if (held.current && !held.current.isMoved) turn(piece.id);
              else play('drop');
              held.current = undefined;
            }}
            onPointerCancel={() => (held.current = undefined)}
            onClick={(event) => {
              if (event.detail === 0) turn(piece.id);
            }}
            onKeyDown={onKey(piece)}
          >
            <Drawn form={piece.form} paint={piece.paint} />
          </button>
        ))}
      </div>
      <div className="free-play-tray">
        <fieldset aria-label={t.forms} className="free-play-row">
          {forms.map((form) => (
            <button
              key={form}
              type="button"
              aria-label={t.form[form]}
              aria-disabled={pieces.length >= mostPieces}
              className="free-play-tool press"
              onClick={() => {
                if (pieces.length >= mostPieces) return;
                play('drop');
                setPieces([...pieces, newPiece(pieces, form, paint)]);
              }}
            >
              <Drawn form={form} paint={paint} />
            </button>
          ))}
        </fieldset>
        <fieldset aria-label={t.chalks} className="free-play-row">
          {paints.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={t.chalk[one]}
              aria-pressed={one === paint}
              className="free-play-chalk press"
              style={{ background: `var(--chalk-${one})` }}
              onClick={() => setPaint(one)}
            />
          ))}
          <Tools isEmpty={pieces.length === 0} onBack={() => setPieces(pieces.slice(0, -1))} onClear={() => setPieces([])} />
        </fieldset>
      </div>
    </>
  );
}

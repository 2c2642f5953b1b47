import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import type { Spot } from '#kit/play/drag-geometry.ts';
import { play } from '#kit/play/sound.ts';
import { thinned } from '#kit/play/trace-progress.ts';
import { placeOfStamp, useSheet } from '#kit/play/use-sheet.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { Tools } from './tools.tsx';
import { useKept } from './kept.ts';
import type { PlayedProps } from './played-props.ts';

/** Chalks, told apart by their names, too. */
const chalks = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'black'] as const;
type Chalk = (typeof chalks)[number];

const stamps = ['star', 'tulip', 'red-heart'] as const satisfies readonly OwnPicture[];
type Stamp = (typeof stamps)[number];

/** A line in units of a sheet of 100 x 70, or a picture put down. */
type Made = { chalk: Chalk; line: readonly (readonly [number, number])[] } | { stamp: Stamp; at: readonly [number, number] };

/** Lines and pictures of one sheet: what a weak tablet still draws at once. */
const most = 300;
const [broad, tall] = [100, 70];

const isDrawing = (kept: unknown): kept is readonly Made[] =>
  Array.isArray(kept) &&
  kept.length <= most &&
  kept.every((one: unknown) => typeof one === 'object' && one !== null && ('line' in one ? Array.isArray(one.line) : 'stamp' in one));

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = ({ x, y }: Spot) => [round(x), round(y)] as const;

/** A sheet to draw on with eight chalks, and pictures to put down: by a finger, a mouse or the keyboard. The sheet is kept on this device. */
export function Draw({ kidUid }: PlayedProps) {
  const t = useTexts('kidFreePlay');
  const [chalk, setChalk] = useState<Chalk>('blue');
  const [made, setMade] = useKept<readonly Made[]>(`free-drawing ${kidUid}`, [], isDrawing);
  const isFull = made.length >= most;
  const stamp = (one: Stamp) => {
    if (isFull) return;
    play('drop');
    const { x, y } = placeOfStamp(made.length, { left: 8, top: 6, broad: 78, tall: 52 });
    setMade([...made, { stamp: one, at: [x, y] }]);
  };
  const sheet = useSheet({
    broad,
    tall,
    mayBegin: !isFull,
    onBegin(spot) {
      setMade([...made, { chalk, line: [rounded(spot), rounded(spot)] }]);
    },
    onMove(spot) {
      setMade((before) =>
        before.map((one, at) => (at === before.length - 1 && 'line' in one ? { ...one, line: [...one.line, rounded(spot)] } : one)),
      );
    },
    onEnd() {
      // What was drawn slowly has many points that say nothing.
      setMade((before) =>
        before.map((one, at) =>
          at === before.length - 1 && 'line' in one
            ? { ...one, line: thinned(one.line.map(([x, y]) => ({ x, y }))).map(({ x, y }) => [x, y] as const) }
            : one,
        ),
      );
    },
  });
  return (
    <>
      <svg
        {...sheet}
        viewBox={`0 0 ${broad} ${tall}`}
        role="img"
        aria-label={t.sheet(made.length)}
        className="free-play-sheet"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {made.map((one, at) =>
          'line' in one ? (
            // oxlint-disable-next-line react/no-array-index-key -- they keep their order
            <polyline key={at} points={one.line.map((spot) => spot.join(',')).join(' ')} stroke={`var(--chalk-${one.chalk})`} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- they keep their order
            <image key={at} href={ownPicture(one.stamp)} x={one.at[0]} y={one.at[1]} width="12" height="12" />
          ),
        )}
      </svg>
      <div className="free-play-tray">
        <fieldset aria-label={t.chalks} className="free-play-row">
          {chalks.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={t.chalk[one]}
              aria-pressed={one === chalk}
              className="free-play-chalk press"
              style={{ background: `var(--chalk-${one})` }}
              onClick={() => {
                play('pick');
                setChalk(one);
              }}
            />
          ))}
        </fieldset>
        <div className="free-play-row">
          {stamps.map((one) => (
            <button key={one} type="button" aria-label={t.stamp[one]} className="free-play-tool press" onClick={() => stamp(one)}>
              <img src={ownPicture(one)} alt="" draggable={false} />
            </button>
          ))}
          <Tools isEmpty={made.length === 0} onBack={() => setMade(made.slice(0, -1))} onClear={() => setMade([])} />
        </div>
      </div>
    </>
  );
}

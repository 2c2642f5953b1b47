import { type PointerEvent, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { stillUnderFinger } from '#kit/play/still-under-finger.ts';
import { thinned } from '#kit/play/trace-progress.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { useState } from 'react';
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

/** A sheet to draw on with eight chalks, and pictures to put down: by a finger, a mouse or the keyboard. The sheet is kept on this device. */
export function Draw({ kidUid }: PlayedProps) {
  const t = useTexts('kidFreePlay');
  const sheet = useRef<SVGSVGElement>(null);
  const isDown = useRef(false);
  const [chalk, setChalk] = useState<Chalk>('blue');
  const [made, setMade] = useKept<readonly Made[]>(`free-drawing ${kidUid}`, [], isDrawing);
  useEffect(() => stillUnderFinger(sheet.current), []);
  const spotOf = (event: PointerEvent): readonly [number, number] => {
    const box = sheet.current?.getBoundingClientRect();
    return box ? [round(((event.clientX - box.left) / box.width) * broad), round(((event.clientY - box.top) / box.height) * tall)] : [0, 0];
  };
  const isFull = made.length >= most;
  const stamp = (one: Stamp) => {
    if (isFull) return;
    play('drop');
    setMade([...made, { stamp: one, at: [8 + ((made.length * 23) % 78), 6 + ((made.length * 37) % 52)] }]);
  };
  const end = () => {
    isDown.current = false;
    // What was drawn slowly has many points that say nothing.
    setMade((before) =>
      before.map((one, at) =>
        at === before.length - 1 && 'line' in one
          ? { ...one, line: thinned(one.line.map(([x, y]) => ({ x, y }))).map(({ x, y }) => [x, y] as const) }
          : one,
      ),
    );
  };
  return (
    <>
      <svg
        ref={sheet}
        viewBox={`0 0 ${broad} ${tall}`}
        role="img"
        aria-label={t.sheet(made.length)}
        className="free-play-sheet"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        onPointerDown={(event) => {
          if (isFull || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          const spot = spotOf(event);
          setMade([...made, { chalk, line: [spot, spot] }]);
        }}
        onPointerMove={(event) => {
          if (!isDown.current) return;
          const spot = spotOf(event);
          setMade((before) =>
            before.map((one, at) => (at === before.length - 1 && 'line' in one ? { ...one, line: [...one.line, spot] } : one)),
          );
        }}
        onPointerUp={end}
        onPointerCancel={end}
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

import { packInk, unpackInk } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { useTexts } from '#i18n/texts.ts';
import type { Spot } from '#kit/play/drag-geometry.ts';
import { play } from '#kit/play/sound.ts';
import { thinned } from '#kit/play/trace-progress.ts';
import { placeOfStamp, useSheet } from '#kit/play/use-sheet.ts';
import { Answers, Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** Lines of one drawing, at most (contract: answers). */
const most = 60;
const points = (line: readonly Spot[]) => line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

type Lines = readonly (readonly Spot[])[];

/** Room for the rest of what is said with it. */
const toldBytes = lessonRoomLimits.draftBytes - 300;

/** Packed lines; of a drawing that is too large to tell at once the newest, since the others are known by then. */
const told = {
  out(lines: Lines) {
    const packed = lines.map((line) => packInk(thinned(line).map(({ x, y }) => [clamp(x) * 10, clamp(y) * 10])));
    let from = packed.length;
    for (let room = toldBytes; from > 0 && room > 0; from--) room -= (packed[from - 1]?.length ?? 0) + 3;
    return { from, lines: packed.slice(from) };
  },
  into(work: unknown, before: Lines): Lines {
    const { from, lines } = work as { from: number; lines: string[] };
    const drawn = lines.map((line) => unpackInk(line)?.map(([x, y]) => ({ x: x / 10, y: y / 10 })) ?? []);
    return [...before.slice(0, from), ...drawn];
  },
};

/** Draw freely with a finger or a mouse; by keyboard a ready stamp is put down. Done is done. */
export function Draw({ tries, busy, final, onAnswer }: TemplateProps<'draw'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const [lines, setLines] = useTry<Lines>(tries, () => [], told);
  const open = !busy && final === null;
  const shown = final ? final.drawn.map((line) => line.map(([x, y]) => ({ x, y }))) : lines;
  const sheet = useSheet({
    broad: 100,
    tall: 100,
    mayBegin: open && lines.length < most,
    onBegin(spot) {
      setLines([...lines, [spot]]);
    },
    onMove(spot) {
      if (open) setLines((before) => before.map((line, at) => (at === before.length - 1 ? [...line, spot] : line)));
    },
  });
  const stamp = () => {
    if (!open || lines.length >= most) return;
    const { x, y } = placeOfStamp(lines.length, { left: 12, top: 14, broad: 76, tall: 72 });
    play('drop');
    setLines([
      ...lines,
      Array.from({ length: 25 }, (_, at) => ({
        x: x + 8 * Math.cos((at / 24) * 2 * Math.PI),
        y: y + 8 * Math.sin((at / 24) * 2 * Math.PI),
      })),
    ]);
  };
  return (
    <>
      <svg
        {...sheet}
        viewBox="0 0 100 100"
        role="img"
        style={{ width: 'var(--c, min(24rem, 100%, 42dvh))' }}
        aria-label={t.drawing(shown.length)}
        className="aspect-square touch-none self-center rounded-lg bg-card ring-2 ring-line select-none"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shown.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
          <polyline key={at} points={points(line)} />
        ))}
      </svg>
      <Answers>
        {open && (
          <div className="flex flex-wrap justify-center gap-3 self-center">
            <button type="button" className="press min-h-(--least) rounded-full bg-card px-5 font-bold shadow-press" onClick={stamp}>
              {further.addCircle}
            </button>
            <button
              type="button"
              className="press min-h-(--least) rounded-full bg-card px-5 font-bold shadow-press"
              onClick={() => setLines(lines.slice(0, -1))}
            >
              {further.eraseLine}
            </button>
          </div>
        )}
        {!final && (
          <Check
            ready={lines.length > 0}
            busy={busy}
            label={further.drawDone}
            onPress={() =>
              onAnswer({ template: 'draw', drawn: lines.map((line) => thinned(line).map(({ x, y }) => [clamp(x), clamp(y)])) })
            }
          />
        )}
      </Answers>
    </>
  );
}

const clamp = (value: number) => Math.round(Math.min(150, Math.max(-50, value)) * 10) / 10;

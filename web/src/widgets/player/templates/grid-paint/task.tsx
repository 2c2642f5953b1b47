import { useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { fittedField } from '../../fit.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { CellGrid } from '../cell-grid.tsx';
import { Seen } from '../../seen.tsx';

/** Paint squares as in the sample: a tap, or a finger that slides over them. */
export function GridPaint({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'grid-paint'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const { size } = task;
  // What was painted stays for the next try: it is mended, not begun again.
  const [own, setCells] = useTry<readonly number[]>(tries, () => missed?.cells ?? kept?.cells ?? []);
  const cells = final?.cells ?? own;
  const slide = useRef<{ paint: boolean; last: number }>(undefined);
  const set = (cell: number, paint: boolean) => {
    if (own.includes(cell) === paint) return;
    play(paint ? 'drop' : 'back');
    setCells((before) => (paint ? [...before.filter((one) => one !== cell), cell] : before.filter((one) => one !== cell)));
  };
  const name = (list: readonly number[]) => (cell: number) => t.square(Math.floor(cell / size) + 1, (cell % size) + 1, list.includes(cell));
  const painted = 'bg-brand border-2 border-brand-deep';
  const empty = 'bg-card border-2 border-line';
  const side = `min(${Math.floor(270 / size)}px, ${Math.floor(30 / size)}dvh)`;
  return (
    <>
      <div
        style={fittedField({ columns: size, rows: size, fields: 2, most: 110, head: 28 })}
        className="fit flex flex-col items-center justify-center gap-4 self-center sm:flex-row sm:items-end sm:gap-10"
      >
        <figure className="flex flex-col items-center gap-1">
          <figcaption className="font-bold">{t.sample}</figcaption>
          <Seen
            label={further.sampleCells(task.sample.map((cell) => `${Math.floor(cell / size) + 1}:${(cell % size) + 1}`).join(', '))}
            className="grid gap-[2px]"
            style={{ gridTemplateColumns: `repeat(${size}, 1fr)` }}
          >
            {Array.from({ length: size * size }, (_, cell) => (
              <span
                key={cell}
                style={{ width: 'var(--c, 2.2rem)', height: 'var(--c, 2.2rem)' }}
                className={`rounded-[5px] ${task.sample.includes(cell) ? painted : empty}`}
              />
            ))}
          </Seen>
        </figure>
        <CellGrid
          label={further.yourField}
          rows={size}
          columns={size}
          side={side}
          disabled={busy || final !== null}
          name={name(cells)}
          pressed={(cell) => cells.includes(cell)}
          look={(cell) => (cells.includes(cell) ? painted : empty)}
          onPress={(cell) => {
            if (slide.current?.last === cell) slide.current = undefined;
            else set(cell, !own.includes(cell));
          }}
          onSlide={(cell) => {
            slide.current ??= { paint: !own.includes(cell), last: cell };
            slide.current.last = cell;
            set(cell, slide.current.paint);
          }}
        >
          {() => null}
        </CellGrid>
      </div>
      {!final && (
        <Check
          ready={own.length > 0}
          busy={busy}
          onPress={() => onAnswer({ template: 'grid-paint', cells: [...own].sort((one, other) => one - other) })}
        />
      )}
    </>
  );
}

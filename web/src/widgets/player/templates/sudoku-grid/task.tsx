import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { fittedField } from '../../fit.ts';
import { Answers, Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { CellGrid } from '../cell-grid.tsx';
import { NumberPad } from '../number-pad.tsx';

type Cells = readonly (number | null)[];

/** Fill the empty squares: choose a square, then its number. */
export function SudokuGrid({ task, tries, kept, busy, final, onAnswer }: TemplateProps<'sudoku-grid'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const base = useTexts('player');
  const { size, blockRows, blockColumns } = task;
  const [{ cells: own, at }, setState] = useTry<{ cells: Cells; at: number }>(tries, () => {
    const cells = task.cells.map((cell, index) => cell ?? kept?.cells[index] ?? null);
    return { cells, at: Math.max(0, cells.indexOf(null)) };
  });
  const cells: Cells = final?.cells ?? own;
  const open = !busy && final === null;
  const given = (cell: number) => task.cells[cell] !== null;
  const put = (number: number | null) => {
    if (open && !given(at)) setState({ at, cells: own.map((cell, index) => (index === at ? number : cell)) });
  };
  const edges = (cell: number) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return `${row % blockRows === 0 ? 'border-t-4' : 'border-t'} ${column % blockColumns === 0 ? 'border-l-4' : 'border-l'} ${row === size - 1 ? 'border-b-4' : 'border-b'} ${column === size - 1 ? 'border-r-4' : 'border-r'}`;
  };
  const look = (cell: number) =>
    `rounded-[4px]! border-edge ${edges(cell)} ${given(cell) ? 'bg-sunk font-extrabold' : cell === at && open ? 'bg-brand-soft outline-3 -outline-offset-3 outline-brand' : 'bg-card'} ${!given(cell) && (final !== null || (kept?.cells[cell] ?? null) !== null) ? 'text-good font-bold' : ''}`;
  return (
    <>
      <div style={fittedField({ columns: size, rows: size })} className="fit self-center text-[1.7rem] figures">
        <CellGrid
          label={further.numberFieldGrid}
          rows={size}
          columns={size}
          side={`min(${Math.floor(330 / size)}px, 72px, ${Math.floor(36 / size)}dvh)`}
          disabled={!open}
          at={at}
          name={(cell) => `${t.squareAt(Math.floor(cell / size) + 1, (cell % size) + 1)}: ${cells[cell] ?? base.empty}`}
          pressed={(cell) => (given(cell) ? undefined : cell === at)}
          look={look}
          onPress={(cell) => {
            play('pick');
            setState({ cells: own, at: cell });
          }}
          onKey={(cell, key) => {
            const number = Number(key);
            if (!open || given(cell) || !(number >= 1 && number <= size)) return false;
            setState({ at: cell, cells: own.map((one, index) => (index === cell ? number : one)) });
            return true;
          }}
        >
          {(cell) => cells[cell]}
        </CellGrid>
      </div>
      <Answers>
        <NumberPad
          low
          digits={Array.from({ length: size }, (_, index) => index + 1)}
          disabled={!open}
          onDigit={put}
          onBack={() => put(null)}
        />
        {!final && (
          <Check
            ready={own.every((cell) => cell !== null)}
            busy={busy}
            onPress={() => onAnswer({ template: 'sudoku-grid', cells: [...own] })}
          />
        )}
      </Answers>
    </>
  );
}

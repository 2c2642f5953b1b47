import { useTexts } from '#i18n/texts.ts';
import { fittedField } from '../../fit.ts';
import { Answers, Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { NumberPad } from '../number-pad.tsx';
import { withDigit, withoutLast } from '../typed-number.ts';

const square = { width: 'var(--c, max(3.25rem, var(--cell, 0px)))', height: 'var(--c, max(3.25rem, var(--cell, 0px)))' };

type Cells = readonly (readonly (number | null)[])[];

/** Fill every cell with row (+ or ·) column. */
export function TableFill({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'table-fill'>) {
  const t = useTexts('tasks');
  const { tongue } = useStage();
  const { rows, columns } = task;
  const sign = task.op === '·' && tongue === 'en' ? '×' : task.op;
  const empty = (): Cells => rows.map((_, row) => columns.map((__, column) => kept?.cells[row]?.[column] ?? null));
  const [{ cells: own, at }, setState] = useTry<{ cells: Cells; at: readonly [number, number] }>(tries, () => {
    const cells = empty();
    const first = cells.flatMap((row, y) => row.flatMap((cell, x) => (cell === null ? [[y, x] as const] : [])))[0];
    return { cells, at: first ?? [0, 0] };
  });
  const cells = final?.cells ?? own;
  const open = !busy && final === null;
  const change = (next: (number: number | null) => number | null) =>
    setState({ at, cells: own.map((row, y) => (y === at[0] ? row.map((cell, x) => (x === at[1] ? next(cell) : cell)) : row)) });
  const head = 'min-w-12 rounded-sm bg-brand-soft p-1 text-center font-extrabold';
  return (
    <>
      <div
        style={fittedField({ columns: columns.length + 1, rows: rows.length + 1, most: 76 })}
        className="fit max-w-full self-center overflow-x-auto p-1"
      >
        <table className="border-separate border-spacing-1 text-[1.4rem] figures">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {sign}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, y) => (
              <tr key={row}>
                <th scope="row" className={head}>
                  {row}
                </th>
                {columns.map((column, x) => {
                  const number = cells[y]?.[x] ?? null;
                  const here = open && at[0] === y && at[1] === x;
                  const sure = final !== null || (number !== null && kept?.cells[y]?.[x] === number);
                  return (
                    <td key={column} className="p-0">
                      <button
                        type="button"
                        aria-pressed={here}
                        aria-label={t.tableCell(`${row} ${sign} ${column}`, number)}
                        onClick={() => open && setState({ cells: own, at: [y, x] })}
                        data-shake={missed && number === null && open ? '' : undefined}
                        style={square}
                        className={`kid-card min-h-0! min-w-0! rounded-md! p-1! text-[1.4rem]! ${here ? 'border-brand!' : sure ? 'border-good!' : 'border-line!'}`}
                      >
                        {number ?? (here ? <span aria-hidden className="h-7 w-0.5 animate-pulse bg-brand" /> : '')}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Answers>
        <NumberPad
          low
          disabled={!open}
          onDigit={(digit) => change((number) => withDigit(number, digit, task.digits))}
          onBack={() => change(withoutLast)}
        />
        {!final && (
          <Check
            ready={own.every((row) => row.every((cell) => cell !== null))}
            busy={busy}
            onPress={() => onAnswer({ template: 'table-fill', cells: own.map((row) => [...row]) })}
          />
        )}
      </Answers>
    </>
  );
}

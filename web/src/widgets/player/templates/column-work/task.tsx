import { useTexts } from '#i18n/texts.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Answers, Check } from '../../check.tsx';
import { fittedField } from '../../fit.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { NumberPad } from '../number-pad.tsx';
import look from './column-work.css?url';

type Digits = readonly (number | null)[];
interface Work {
  rows: readonly Digits[];
  notes: Digits;
  /** Row and column that are written next; row −1 are the notes. */
  at: readonly [number, number];
}

const notes = -1;

/** A sum in columns on squared paper, written from the right; above it there is room for what is carried. */
export function ColumnWork({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'column-work'>) {
  const further = useTexts('furtherTasks');
  const { tongue } = useStage();
  const { columns, places } = task;
  const open = !busy && final === null;
  const isKept = (row: number, column: number) => typeof kept?.rows[row]?.[column] === 'number';
  const toWrite = task.rows.filter(({ digits }) => digits === undefined).length;
  const [own, setWork] = useTry<Work>(tries, () => {
    const rows = Array.from({ length: toWrite }, (_, row) =>
      Array.from({ length: columns }, (__, column) => kept?.rows[row]?.[column] ?? null),
    );
    const first = rows.flatMap((row, at) => (row.includes(null) ? [[at, row.lastIndexOf(null)] as const] : []))[0];
    return { rows, notes: Array.from({ length: columns }, () => null), at: first ?? [0, columns - 1] };
  });
  const shown = final?.rows ?? own.rows;
  const [row, column] = own.at;
  const goTo = (at: readonly [number, number]) => setWork({ ...own, at });
  const put = (digits: Digits, place: number, digit: number | null) => digits.map((one, at) => (at === place ? digit : one));
  /** The next free column to the left; then the row below, from its right. */
  const after = (): readonly [number, number] => {
    for (let next = column - 1; next >= 0; next--) if (!isKept(row, next)) return [row, next];
    return row + 1 < toWrite && own.rows[row + 1]?.every((one) => one === null) ? [row + 1, columns - 1] : [row, column];
  };
  /** Back from the notes: to the first row that is empty in this column, or in the one that was added. */
  const back = (): readonly [number, number] => {
    const writing = own.rows.findIndex((digits) => digits[column] === null);
    return writing < 0 ? own.at : [writing, column];
  };
  const isChanging = task.rows[1]?.sign === '−';
  const type = (digit: number) => {
    if (row !== notes)
      return setWork({ ...own, rows: own.rows.map((digits, at) => (at === row ? put(digits, column, digit) : digits)), at: after() });
    const before = own.notes[column] ?? 0;
    const number = before > 0 && before < 10 && isChanging ? before * 10 + digit : digit;
    return setWork({ ...own, notes: put(own.notes, column, number), at: isChanging ? own.at : back() });
  };
  const erase = () => {
    if (row === notes) return setWork({ ...own, notes: put(own.notes, column, null) });
    const place = (own.rows[row]?.[column] ?? null) === null && column + 1 < columns ? column + 1 : column;
    return setWork({ ...own, rows: own.rows.map((digits, at) => (at === row ? put(digits, place, null) : digits)), at: [row, place] });
  };
  const walk = (down: number, right: number) => () => {
    const next = [row + down, column + right] as const;
    const isNote = next[0] === notes && next[1] < columns - 1;
    if (next[1] < 0 || next[1] >= columns || next[0] >= toWrite || (next[0] < 0 && !isNote)) return false;
    return goTo(next);
  };
  useKeys({ ArrowLeft: walk(0, -1), ArrowRight: walk(0, 1), ArrowUp: walk(-1, 0), ArrowDown: walk(1, 0) }, open);
  const fromRight = (place: number) => columns - place;
  const mark = (digits: string) => {
    const bare = digits.trim();
    const comma = bare.length - (places - (digits.length - digits.trimEnd().length));
    return comma < bare.length ? `${bare.slice(0, comma)}${tongue === 'en' ? '.' : ','}${bare.slice(comma)}` : bare;
  };
  const signOf = (sign: string | undefined) => (sign === '·' && tongue === 'en' ? '×' : (sign ?? ''));
  const sum = task.rows.slice(0, 2).map(({ sign, digits }) => `${signOf(sign)} ${digits === undefined ? '…' : mark(digits)}`.trim());
  const lines = task.rows.map((line, place) => ({
    ...line,
    at: task.rows.slice(0, place).filter(({ digits }) => digits === undefined).length,
  }));
  return (
    <>
      <link rel="stylesheet" href={look} precedence="player" />
      <div style={fittedField({ columns: columns + 1, rows: task.rows.length + 1, most: 76 })} className="fit max-w-full self-center">
        <table className="column-work figures" aria-label={further.columnSum(sum.join(' '))} data-tongue={tongue}>
          <tbody>
            <tr>
              <td aria-hidden />
              {Array.from({ length: columns }, (_, place) => {
                const number = own.notes[place] ?? null;
                const here = open && row === notes && column === place;
                return (
                  <td key={place}>
                    {place < columns - 1 && !final && (
                      <button
                        type="button"
                        className="column-note"
                        aria-pressed={here}
                        aria-label={further.columnNote(fromRight(place), number)}
                        onClick={() => open && goTo([notes, place])}
                      >
                        {number}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
            {lines.map((line, place) => {
              const { at } = line;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- rows keep their order
                <tr key={place} data-ruled={line.ruled}>
                  <td aria-hidden>{signOf(line.sign)}</td>
                  {Array.from({ length: columns }, (_, across) => (
                    <td key={across} data-comma={places > 0 && fromRight(across) === places + 1 && hasComma(line.digits) ? '' : undefined}>
                      {line.digits === undefined ? (
                        <button
                          type="button"
                          data-column={`${at} ${across}`}
                          aria-pressed={open && row === at && column === across}
                          aria-label={further.columnDigit(place + 1, fromRight(across), shown[at]?.[across] ?? null)}
                          data-sure={final !== null || isKept(at, across) ? '' : undefined}
                          data-shake={
                            open && typeof missed?.rows[at]?.[across] === 'number' && shown[at]?.[across] === null ? '' : undefined
                          }
                          onClick={() => open && goTo([at, across])}
                        >
                          {shown[at]?.[across]}
                        </button>
                      ) : (
                        line.digits[across]?.trim()
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Answers>
        <NumberPad low disabled={!open} onDigit={type} onBack={erase} />
        {!final && (
          <Check
            ready={own.rows.every((digits) => digits.some((digit) => digit !== null))}
            busy={busy}
            onPress={() => onAnswer({ template: 'column-work', rows: own.rows.map((digits) => [...digits]) })}
          />
        )}
      </Answers>
    </>
  );

  /** A whole number has no comma; every number that is to be written has one. */
  function hasComma(digits: string | undefined): boolean {
    return digits === undefined || digits.slice(columns - places).trim() !== '';
  }
}

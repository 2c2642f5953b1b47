import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { fittedField } from '../../fit.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { CellGrid } from '../cell-grid.tsx';
import { squaresBetween, wordAt } from '../found-word.ts';

/** Find the words: tap the first letter, then the last one. */
export function WordGrid({ task, tries, kept, busy, final, onAnswer }: TemplateProps<'word-grid'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const { size, letters, words } = task;
  const [{ found: own, from }, setWork] = useTry<{ found: readonly (readonly number[])[]; from: number | null }>(tries, () => ({
    found: kept?.found ?? [],
    from: null,
  }));
  const setFrom = (next: number | null) => setWork({ found: own, from: next });
  const found = final?.found ?? own;
  const inFound = new Set(found.flat());
  const spelt = found.map((squares) => wordAt(letters, squares, words));
  const press = (cell: number) => {
    if (from === null || from === cell) {
      play('pick');
      setFrom(from === cell ? null : cell);
      return;
    }
    const squares = squaresBetween(size, from, cell);
    const word = squares && wordAt(letters, squares, words);
    if (!squares || word === undefined || spelt.includes(word)) {
      play('back');
      setFrom(squares ? null : cell);
      return;
    }
    play('kept');
    announce(further.wordFound(word));
    setWork({ found: [...own, squares], from: null });
  };
  const look = (cell: number) =>
    inFound.has(cell)
      ? 'bg-good-soft border-2 border-good font-bold'
      : from === cell
        ? 'bg-brand-soft border-3 border-brand'
        : 'bg-card border-2 border-line';
  return (
    <>
      <ul
        data-words
        className="flex list-none flex-wrap justify-center gap-x-4 gap-y-1 self-center font-reading text-(length:--words)"
        lang={task.lang}
      >
        {words.map((word) => (
          <li key={word} className={spelt.includes(word) ? 'line-through decoration-good decoration-3' : ''}>
            {word}
            {spelt.includes(word) && <span className="sr-only"> {further.found}</span>}
          </li>
        ))}
      </ul>
      <div lang={task.lang} style={fittedField({ columns: size, rows: size })} className="fit self-center font-reading text-[1.5rem]">
        <CellGrid
          label={further.letterField}
          rows={size}
          columns={size}
          side={`min(${Math.floor(330 / size)}px, ${Math.floor(48 / size)}dvh)`}
          disabled={busy || final !== null}
          name={(cell) => `${letters[cell] ?? ''}, ${t.square(Math.floor(cell / size) + 1, (cell % size) + 1, inFound.has(cell))}`}
          pressed={(cell) => from === cell}
          look={look}
          onPress={press}
        >
          {(cell) => letters[cell]}
        </CellGrid>
      </div>
      {!final && (
        <Check
          ready={own.length > 0}
          busy={busy}
          onPress={() => onAnswer({ template: 'word-grid', found: own.map((squares) => [...squares]) })}
        />
      )}
    </>
  );
}

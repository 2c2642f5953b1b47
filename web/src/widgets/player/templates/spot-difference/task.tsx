import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { fittedField } from '../../fit.ts';
import { RightBadge } from '../../right-badge.tsx';
import { Answers, Check } from '../../check.tsx';
import { PictureView } from '../../picture.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { pictureName } from '../../words.ts';
import { CellGrid } from '../cell-grid.tsx';

/** Two fields of pictures: tap the places of the second one that differ. */
export function SpotDifference({ task, tries, kept, busy, final, onAnswer }: TemplateProps<'spot-difference'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const { band } = useStage();
  const base = useTexts('player');
  const { columns, left, right, differences } = task;
  const rows = Math.ceil(right.length / columns);
  const [own, setMarked] = useTry<readonly number[]>(tries, () => kept?.marked ?? []);
  const marked = final?.marked ?? own;
  const side = `min(${Math.floor(330 / columns)}px, ${Math.floor(30 / rows)}dvh, 84px)`;
  return (
    <>
      <div
        data-both
        style={fittedField({ columns, rows, fields: 2, most: 130 })}
        className="fit flex flex-wrap flex-col items-center justify-center gap-4 self-center"
      >
        <div className="grid gap-[3px]" style={{ gridTemplateColumns: `repeat(${columns}, var(--c, ${side}))` }}>
          {left.map((picture, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- places keep their order
            <span key={at} className="grid aspect-square place-items-center rounded-sm bg-card">
              <PictureView picture={picture} label={pictureName(picture, base.pictures)} size="75%" />
            </span>
          ))}
        </div>
        <CellGrid
          label={further.findDifferences(differences)}
          rows={rows}
          columns={columns}
          side={side}
          disabled={busy || final !== null}
          name={(cell) =>
            `${t.squareAt(Math.floor(cell / columns) + 1, (cell % columns) + 1)}: ${right[cell] ? pictureName(right[cell], base.pictures) : ''}`
          }
          pressed={(cell) => marked.includes(cell)}
          look={(cell) => (marked.includes(cell) ? 'relative bg-brand-soft border-3 border-brand' : 'bg-card border-3 border-transparent')}
          onPress={(cell) => {
            play('pick');
            setMarked(own.includes(cell) ? own.filter((one) => one !== cell) : [...own, cell]);
          }}
        >
          {(cell) => {
            const picture = right[cell];
            return (
              <>
                {picture && <PictureView picture={picture} size="75%" />}
                {final?.marked.includes(cell) && <RightBadge />}
              </>
            );
          }}
        </CellGrid>
      </div>
      <Answers>
        <p className={band === 'pre' ? 'sr-only' : 'text-center font-bold figures'} aria-live="polite">
          {t.differencesFound(marked.length, differences)}
        </p>
        {!final && <Check ready={own.length > 0} busy={busy} onPress={() => onAnswer({ template: 'spot-difference', marked: [...own] })} />}
      </Answers>
    </>
  );
}

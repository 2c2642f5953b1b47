import { useTexts } from '#i18n/texts.ts';
import { CardButton, FaceView } from '../../card.tsx';
import { useBeam, useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { faceName, langOf } from '../../words.ts';
import { Tray } from '../tray.tsx';
import { usePlacing } from '../use-placing.ts';

/** Every thing into its basket. */
export function SortBins({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'sort-bins'>) {
  const { tongue } = useStage();
  const beam = useBeam();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const placing = usePlacing({
    items: task.items,
    places: task.bins.map((bin) => ({ id: bin.id, name: faceName(bin, tongue, base.pictures) })),
    tries,
    kept: kept?.pairs ?? [],
    final: final?.pairs,
    missed: missed?.pairs,
    busy,
    single: false,
  });
  const { board, placed } = placing;
  return (
    <>
      <ul
        className={`kid-bins grid w-full max-w-2xl list-none gap-3 self-center ${task.bins.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}
      >
        {task.bins.map((bin) => (
          <li
            key={bin.id}
            {...board.place(bin.id)}
            {...beam(bin.id)}
            className="kid-place kid-basket flex min-h-36 flex-col items-center gap-2 p-2"
          >
            {/* The whole basket takes the tap; what lies in it lies above. */}
            <button
              type="button"
              {...placing.placeButton(bin)}
              aria-label={t.bin(faceName(bin, tongue, base.pictures), placing.inside(bin.id).length)}
              lang={langOf(bin.words ?? bin.name, tongue)}
              className="absolute inset-0 rounded-[17px]"
            />
            <span className="kid-basket-name pointer-events-none flex flex-col items-center text-center text-(length:--words) leading-tight font-extrabold">
              <FaceView face={bin} size="2.6rem" />
            </span>
            <span className="flex flex-wrap justify-center gap-2">
              {placing.inside(bin.id).map((card) => (
                <CardButton
                  key={card.id}
                  card={card}
                  {...placing.resting(card.id, bin.id)}
                  size="2.6rem"
                  className="min-h-16! min-w-16! p-1!"
                  mark={placing.isSure(card.id, bin.id) ? 'right' : undefined}
                  note={faceName(bin, tongue, base.pictures)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Tray
        placing={placing}
        size="3.2rem"
        tells
        busy={busy}
        isOver={final !== null}
        onReady={() => onAnswer({ template: 'sort-bins', pairs: placed.map(([item, bin]) => [item, bin]) })}
      />
    </>
  );
}

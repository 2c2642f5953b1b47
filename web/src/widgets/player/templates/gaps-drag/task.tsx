import { useTexts } from '#i18n/texts.ts';
import { CardButton } from '../../card.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { glued } from '../glued.ts';
import { Tray } from '../tray.tsx';
import { usePlacing } from '../use-placing.ts';

/** A text with holes and a bank of words: into each hole its word. */
export function GapsDrag({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'gaps-drag'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : []));
  const turned = (pairs: readonly (readonly [string, string])[] | undefined) => pairs?.map(([gap, word]) => [word, gap] as const);
  const placing = usePlacing({
    items: task.bank,
    places: gaps.map((gap, at) => ({ id: gap, name: t.gap(at + 1) })),
    tries,
    kept: turned(kept?.pairs) ?? [],
    final: turned(final?.pairs),
    missed: turned(missed?.pairs),
    busy,
    single: true,
  });
  const { board, placed } = placing;
  return (
    <>
      <p
        lang={task.lang === tongue ? undefined : task.lang}
        className="max-w-prose self-center rounded-lg bg-card p-4 font-reading text-(length:--words) leading-loose whitespace-pre-line"
      >
        {glued(task.pieces).map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of a text keep their order
          <span key={at} className={group.some((piece) => 'gap' in piece) ? 'whitespace-nowrap' : undefined}>
            {group.map((piece, index) => {
              // oxlint-disable-next-line react/no-array-index-key -- pieces of a text keep their order
              if ('text' in piece) return <span key={index}>{piece.text}</span>;
              const [word] = placing.inside(piece.gap);
              const number = gaps.indexOf(piece.gap) + 1;
              const sure = placing.isSure(word?.id, piece.gap);
              return (
                <span
                  key={piece.gap}
                  {...board.place(piece.gap)}
                  className="kid-place m-1 inline-grid min-h-14 min-w-24 place-items-center rounded-md! align-middle leading-tight"
                >
                  {word ? (
                    <CardButton
                      card={word}
                      {...placing.resting(word.id, piece.gap)}
                      note={t.gap(number)}
                      className="min-h-(--least)! px-3! py-1!"
                      mark={sure ? 'right' : undefined}
                    />
                  ) : (
                    <button
                      type="button"
                      {...board.placeButton(piece.gap)}
                      aria-label={`${t.gap(number)}: ${base.empty}`}
                      className="size-full min-h-(--least) rounded-md"
                    >
                      …
                    </button>
                  )}
                </span>
              );
            })}
          </span>
        ))}
      </p>
      <Tray
        placing={placing}
        className="px-4!"
        busy={busy}
        isOver={final !== null}
        onReady={() => onAnswer({ template: 'gaps-drag', pairs: placed.map(([word, gap]) => [gap, word]) })}
      />
    </>
  );
}

import type { Card } from '@school/contract/playbooks/pictures';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { CardButton, FaceView } from '../../card.tsx';
import { Check } from '../../check.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { glued } from '../glued.ts';
import { faceName, spokenFace } from '../../words.ts';

type Pairs = readonly (readonly [string, string])[];

/** A text with holes: tap a hole, its choices wait below; the next hole opens by itself. */
export function GapsChoice({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'gaps-choice'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece] : []));
  const firstOpen = (pairs: Pairs) => gaps.find(({ gap }) => !pairs.some(([one]) => one === gap))?.gap ?? null;
  const [{ pairs: own, at }, setState] = useTry<{ pairs: Pairs; at: string | null }>(tries, () => {
    const pairs = kept?.pairs ?? [];
    return { pairs, at: firstOpen(pairs) };
  });
  const open = !busy && final === null;
  const pairs: Pairs = final?.pairs ?? own;
  const here = gaps.find(({ gap }) => gap === at);
  const choose = (card: Card) => {
    if (!open || !here) return;
    play('drop');
    say([spokenFace(card, tongue)]);
    const next: Pairs = [...own.filter(([gap]) => gap !== here.gap), [here.gap, card.id]];
    announce(t.putThere(faceName(card, tongue, base.pictures), t.gap(gaps.indexOf(here) + 1)));
    setState({ pairs: next, at: firstOpen(next) ?? here.gap });
  };
  useKeys(
    {
      digit(digit) {
        const card = here?.options[digit - 1];
        if (!card) return false;
        choose(card);
        return true;
      },
    },
    open,
  );
  return (
    <>
      <p
        lang={task.lang === tongue ? undefined : task.lang}
        className="max-w-prose self-center rounded-lg bg-card p-4 font-reading text-(length:--words) leading-loose whitespace-pre-line"
      >
        {glued(task.pieces).map((group, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of a text keep their order
          <span key={place} className={group.some((piece) => 'gap' in piece) ? 'whitespace-nowrap' : undefined}>
            {group.map((piece, index) => {
              // oxlint-disable-next-line react/no-array-index-key -- pieces of a text keep their order
              if ('text' in piece) return <span key={index}>{piece.text}</span>;
              const chosen = piece.options.find(({ id }) => pairs.some(([gap, option]) => gap === piece.gap && option === id));
              const sure = final !== null || kept?.pairs.some(([gap, option]) => gap === piece.gap && option === chosen?.id) === true;
              return (
                <button
                  key={piece.gap}
                  type="button"
                  aria-pressed={at === piece.gap && open}
                  aria-label={`${t.gap(gaps.indexOf(piece) + 1)}: ${chosen ? faceName(chosen, tongue, base.pictures) : base.empty}`}
                  data-shake={open && missed && !chosen ? '' : undefined}
                  onClick={() => open && setState({ pairs: own, at: piece.gap })}
                  className={`mx-0.5 my-1 inline-grid min-h-(--least) min-w-16 place-items-center rounded-sm border-3 px-2 align-middle leading-tight ${sure ? 'border-good' : at === piece.gap && open ? 'border-brand bg-brand-soft' : 'border-dashed border-edge'}`}
                >
                  {chosen ? <FaceView face={chosen} size="2rem" /> : '…'}
                </button>
              );
            })}
          </span>
        ))}
      </p>
      {open && here && (
        <fieldset className="kid-tray min-w-0 self-center" aria-label={t.gap(gaps.indexOf(here) + 1)}>
          {here.options.map((card, index) => (
            <CardButton
              key={card.id}
              card={card}
              note={String(index + 1)}
              className="px-4!"
              size="3rem"
              onClick={() => choose(card)}
              mark={own.some(([gap, option]) => gap === here.gap && option === card.id) ? 'picked' : undefined}
            />
          ))}
        </fieldset>
      )}
      {!final && (
        <Check
          ready={own.length === gaps.length}
          busy={busy}
          onPress={() => onAnswer({ template: 'gaps-choice', pairs: own.map(([gap, option]) => [gap, option]) })}
        />
      )}
    </>
  );
}

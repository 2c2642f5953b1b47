import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { useKidDrag } from '#kit/play/use-kid-drag.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { fitted } from '../../fit.ts';
import { CardButton } from '../../card.tsx';
import { Check } from '../../check.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { faceName, shownWords, spokenFace } from '../../words.ts';
import { movedTo } from '../moved-to.ts';

/** First to last: drag, two taps, or pick up and walk with the arrows. */
export function OrderList({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'order-list'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const begin = () => {
    const sure = kept?.order ?? [];
    return [...sure, ...task.items.map(({ id }) => id).filter((id) => !sure.includes(id))];
  };
  const [order, setOrder] = useTry<readonly string[]>(tries, begin);
  const open = !busy && final === null;
  const cards = (final?.order ?? order).flatMap((id) => task.items.filter((card) => card.id === id));
  const move = (card: string, place: string) => {
    const next = movedTo(order, card, place);
    setOrder(next);
    const moved = task.items.find(({ id }) => id === card);
    if (moved) announce(t.movedTo(faceName(moved, tongue, base.pictures), next.indexOf(card) + 1));
  };
  const board = useKidDrag({
    disabled: !open,
    onDrop: move,
    onPick(item) {
      const card = task.items.find(({ id }) => id === item);
      if (card) {
        say([spokenFace(card, tongue)]);
        announce(t.pickedUp(faceName(card, tongue, base.pictures)));
      }
    },
  });
  const walk = (by: number) => {
    const { picked } = board;
    const place = picked === null ? undefined : order[order.indexOf(picked) + by];
    if (picked === null || place === undefined) return false;
    move(picked, place);
    return true;
  };
  useKeys(
    {
      digit(digit) {
        const card = order[digit - 1];
        if (card === undefined) return false;
        if (board.picked === null || !board.dropPicked(card)) board.tap(card);
        return true;
      },
      ArrowUp: () => walk(-1),
      ArrowLeft: () => walk(-1),
      ArrowDown: () => walk(1),
      ArrowRight: () => walk(1),
    },
    open,
  );
  const sideways = task.items.every((card) => !card.words || shownWords(card.words, tongue).length <= 4);
  return (
    <>
      <ol
        style={sideways ? fitted({ count: cards.length, most: 190 }) : undefined}
        className={`list-none self-center ${sideways ? 'fit flex max-w-2xl flex-wrap justify-center gap-(--gap)' : 'stack flex w-full max-w-xl flex-col gap-2.5'}`}
      >
        {cards.map((card, at) => {
          const sure = final !== null || (kept?.order[at] === card.id && order[at] === card.id);
          return (
            <li key={card.id} className={sideways ? 'flex flex-col items-center gap-1' : 'flex items-center gap-3'}>
              <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-card/70 font-extrabold figures">
                {at + 1}
              </span>
              <CardButton
                card={card}
                {...board.item(card.id)}
                {...board.place(card.id)}
                size="4rem"
                note={t.placeNumber(at + 1)}
                mark={sure ? 'right' : undefined}
                shake={open && missed !== null && !sure && order.join() === begin().join()}
                className={sideways ? '' : 'w-full data-over:border-brand'}
              />
            </li>
          );
        })}
      </ol>
      {!final && <Check ready busy={busy} onPress={() => onAnswer({ template: 'order-list', order: [...order] })} />}
    </>
  );
}

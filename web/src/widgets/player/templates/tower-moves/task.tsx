import { useTexts } from '#i18n/texts.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { TowerPegs, TowerSample, useTower } from '../tower-pegs.tsx';
import { alike, moved, type Pegs } from '../tower.ts';

/** Move the discs one at a time: tap a peg to take its top disc, tap another to put it there. */
export function TowerMoves({ task, tries, busy, final, onAnswer }: TemplateProps<'tower-moves'>) {
  const t = useTexts('tasks');
  const [{ moves: own, held }, setWork] = useTry<{ moves: readonly (readonly [number, number])[]; held: number | null }>(tries, () => ({
    moves: [],
    held: null,
  }));
  const moves = final?.moves ?? own;
  const pegs = moves.reduce<Pegs>((before, [from, to]) => moved(before, from, to) ?? before, task.from);
  const open = !busy && final === null;
  const answer = (all: typeof own) => onAnswer({ template: 'tower-moves', moves: all.map(([from, to]) => [from, to]) });
  const touch = useTower({
    pegs,
    open,
    held,
    onHold: (peg) => setWork({ moves: own, held: peg }),
    onMove(from, to, next) {
      const all = [...own, [from, to] as const];
      setWork({ moves: all, held: null });
      if (alike(next, task.to)) answer(all);
    },
  });
  return (
    <>
      <TowerSample caption={t.sample} pegs={task.to} discs={task.discs} />
      <TowerPegs pegs={pegs} discs={task.discs} open={open} held={held} onTouch={touch} />
      {!final && own.length > 0 && (
        <div className="flex flex-col items-center gap-2 self-center">
          <button
            type="button"
            className="press min-h-(--least) rounded-full bg-card px-5 font-bold shadow-press"
            onClick={() => setWork({ moves: [], held: null })}
          >
            {t.fromStart}
          </button>
        </div>
      )}
      {!final && own.length > 0 && alike(pegs, task.to) && <Check ready busy={busy} onPress={() => answer(own)} />}
    </>
  );
}

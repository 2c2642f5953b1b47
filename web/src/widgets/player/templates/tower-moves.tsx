import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Check } from '../check.tsx';
import type { TemplateProps } from '../template-props.ts';
import { useTry } from '../use-try.ts';
import { alike, moved, type Pegs } from './tower.ts';
import { Seen } from '../seen.tsx';

const colors = ['#e5484d', '#f5b50a', '#22a559', '#3b82f6', '#8b5cf6', '#d6409f'];

/** Move the discs one at a time: tap a peg to take its top disc, tap another to put it there. */
export function TowerMoves({ task, tries, busy, final, onAnswer }: TemplateProps<'tower-moves'>) {
  const t = useTexts('tasks');
  const base = useTexts('player');
  const [own, setMoves] = useTry<readonly (readonly [number, number])[]>(tries, () => []);
  const [held, setHeld] = useState<number | null>(null);
  const moves = final?.moves ?? own;
  const pegs = moves.reduce<Pegs>((before, [from, to]) => moved(before, from, to) ?? before, task.from);
  const open = !busy && final === null;
  const touch = (peg: number) => {
    if (!open) return;
    if (held === null) {
      if (!pegs[peg]?.length) return;
      play('pick');
      setHeld(peg);
      announce(t.discTaken(peg + 1));
      return;
    }
    setHeld(null);
    const next = moved(pegs, held, peg);
    if (!next) {
      play('back');
      return;
    }
    play('drop');
    announce(t.discPut(peg + 1));
    const all = [...own, [held, peg] as const];
    setMoves(all);
    if (alike(next, task.to)) onAnswer({ template: 'tower-moves', moves: all.map(([from, to]) => [from, to]) });
  };
  useKeys({ digit: (digit) => (digit >= 1 && digit <= 3 ? touch(digit - 1) : false) }, open);
  return (
    <>
      <figure className="flex flex-col items-center self-center">
        <figcaption className="font-bold">{t.sample}</figcaption>
        <Seen label={pegsName(task.to, t.peg)} className="grid grid-cols-3 gap-2">
          {task.to.map((peg, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
            <Peg key={at} discs={peg} all={task.discs} small />
          ))}
        </Seen>
      </figure>
      <div className="grid w-full max-w-lg grid-cols-3 gap-2 self-center">
        {pegs.map((peg, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
            key={at}
            type="button"
            aria-label={`${at + 1}. ${t.peg(peg.join(', ') || base.empty)}`}
            aria-pressed={held === at}
            aria-disabled={!open || undefined}
            onClick={() => touch(at)}
            className="kid-card"
            data-picked={held === at ? '' : undefined}
          >
            <Peg discs={peg} all={task.discs} lifted={held === at} />
          </button>
        ))}
      </div>
      {!final && own.length > 0 && (
        <div className="flex flex-col items-center gap-2 self-center">
          <button type="button" className="press min-h-12 rounded-full bg-card px-5 font-bold shadow-press" onClick={() => setMoves([])}>
            {t.fromStart}
          </button>
        </div>
      )}
      {!final && own.length > 0 && alike(pegs, task.to) && (
        <Check ready busy={busy} onPress={() => onAnswer({ template: 'tower-moves', moves: own.map(([from, to]) => [from, to]) })} />
      )}
    </>
  );
}

const pegsName = (pegs: Pegs, name: (discs: string) => string) => pegs.map((peg, at) => `${at + 1}. ${name(peg.join(', '))}`).join('; ');

/** A peg with its discs, the widest has the highest number. */
export function Peg({
  discs,
  all,
  small = false,
  lifted = false,
}: {
  discs: readonly number[];
  all: number;
  small?: boolean;
  lifted?: boolean;
}) {
  const unit = small ? 9 : 22;
  return (
    <svg viewBox={`0 0 100 ${(all + 1.4) * 22}`} style={{ height: (all + 1.4) * unit }} aria-hidden>
      <rect x="46" y="14" width="8" height={(all + 1) * 22 - 14} rx="4" fill="var(--color-edge)" />
      <rect x="4" y={(all + 1) * 22} width="92" height="8" rx="4" fill="var(--color-edge)" />
      {discs.map((disc, at) => {
        const width = 26 + (disc / all) * 64;
        const up = lifted && at === discs.length - 1 ? 12 : 0;
        return (
          <g key={disc}>
            <rect
              x={50 - width / 2}
              y={(all - at) * 22 - up}
              width={width}
              height="20"
              rx="10"
              fill={colors[(disc - 1) % colors.length]}
              stroke="var(--color-ink)"
              strokeOpacity=".4"
              strokeWidth="2"
            />
            <text
              x="50"
              y={(all - at) * 22 + 11 - up}
              fontSize="14"
              fontWeight="800"
              fill="#fff"
              stroke="#0008"
              strokeWidth="2"
              paintOrder="stroke"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {/* Numbers of two discs are two words: what is seen is found in the name of the peg. */}
              {`${disc} `}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

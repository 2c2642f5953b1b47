import type { CSSProperties } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Seen } from '../seen.tsx';
import { moved, type Pegs } from './tower.ts';

const colors = ['#e5484d', '#f5b50a', '#22a559', '#3b82f6', '#8b5cf6', '#d6409f'];

interface MovingProps {
  pegs: Pegs;
  open: boolean;
  /** The peg whose top disc is in the hand. */
  held: number | null;
  onHold(peg: number | null): void;
  /** A disc was put from one peg onto another; the hand is empty again. */
  onMove(from: number, to: number, pegs: Pegs): void;
}

/** Moving discs one at a time: a touched peg gives its top disc, the next one takes it. Digits touch the pegs, too. */
export function useTower({ pegs, open, held, onHold, onMove }: MovingProps): (peg: number) => void {
  const t = useTexts('tasks');
  const touch = (peg: number) => {
    if (!open) return;
    if (held === null) {
      if (!pegs[peg]?.length) return;
      play('pick');
      onHold(peg);
      announce(t.discTaken(peg + 1));
      return;
    }
    const next = moved(pegs, held, peg);
    play(next ? 'drop' : 'back');
    if (!next) {
      onHold(null);
      return;
    }
    announce(t.discPut(peg + 1));
    onMove(held, peg, next);
  };
  useKeys({ digit: (digit) => (digit >= 1 && digit <= 3 ? touch(digit - 1) : false) }, open);
  return touch;
}

const useNameOf = () => {
  const t = useTexts('tasks');
  const { empty } = useTexts('player');
  return (discs: readonly number[], at: number) => `${at + 1}. ${t.peg(discs.join(', ') || empty)}`;
};

/** How the tower should stand in the end. */
export function TowerSample({ caption, pegs, discs }: { caption: string; pegs: Pegs; discs: number }) {
  const nameOf = useNameOf();
  return (
    <figure className="flex flex-col items-center self-center">
      <figcaption className="font-bold">{caption}</figcaption>
      <Seen label={pegs.map(nameOf).join('; ')} className="grid grid-cols-3 gap-2">
        {pegs.map((peg, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
          <Peg key={at} discs={peg} all={discs} small />
        ))}
      </Seen>
    </figure>
  );
}

interface TowerPegsProps {
  pegs: Pegs;
  discs: number;
  open: boolean;
  held: number | null;
  onTouch(peg: number): void;
}

/** The pegs that are touched. */
export function TowerPegs({ pegs, discs, open, held, onTouch }: TowerPegsProps) {
  const nameOf = useNameOf();
  return (
    <div
      style={{ '--best': `min(100cqh - 28px, (33cqw - 34px) * ${((discs + 1.4) * 22) / 100})` } as CSSProperties}
      className="fit-pegs grid w-full max-w-lg grid-cols-3 gap-2 self-center"
    >
      {pegs.map((peg, at) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
          key={at}
          type="button"
          aria-label={nameOf(peg, at)}
          aria-pressed={held === at}
          aria-disabled={!open || undefined}
          data-picked={held === at ? '' : undefined}
          className="kid-card min-w-0!"
          onClick={() => onTouch(at)}
        >
          <Peg discs={peg} all={discs} lifted={held === at} />
        </button>
      ))}
    </div>
  );
}

/** A peg with its discs, the widest has the highest number. */
function Peg({ discs, all, small = false, lifted = false }: { discs: readonly number[]; all: number; small?: boolean; lifted?: boolean }) {
  const unit = small ? 9 : 22;
  return (
    <svg
      viewBox={`0 0 100 ${(all + 1.4) * 22}`}
      style={{ height: small ? (all + 1.4) * unit : `var(--c, ${(all + 1.4) * unit}px)` }}
      aria-hidden
    >
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

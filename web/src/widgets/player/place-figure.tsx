import type { Picture } from '@school/contract/playbooks/pictures';

import { iconPath } from './own-pictures.ts';

type Place = Extract<Picture, { kind: 'place' }>;
type Relation = Place['relation'];

/** Where the thing stands in a scene of 100 x 100: its middle and side. Behind is drawn first. */
const spots: Record<Relation, { x: number; y: number; side: number }> = {
  on: { x: 50, y: 24, side: 40 },
  under: { x: 50, y: 76, side: 34 },
  left: { x: 15, y: 78, side: 32 },
  right: { x: 85, y: 78, side: 32 },
  behind: { x: 50, y: 36, side: 46 },
  in: { x: 50, y: 42, side: 46 },
  front: { x: 50, y: 74, side: 46 },
};

/** A thing by a table, or in a box. */
export function PlaceFigure({ icon, relation, by }: Place) {
  const { x, y, side } = spots[relation];
  const thing = <image href={iconPath(icon)} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
  const isBox = relation === 'in' || relation === 'front' || by === 'box';
  // Left and right need room beside: the table is narrower there.
  const [from, to] = relation === 'left' ? [38, 96] : relation === 'right' ? [4, 62] : [12, 88];
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      {(relation === 'in' || relation === 'behind') && thing}
      {isBox ? (
        <g fill="#d9a05b" stroke="#6d4317" strokeWidth="2">
          <path d="M22 52H78V94H22Z" />
          <path d="M22 52L10 64M78 52L90 64" strokeWidth="5" strokeLinecap="round" />
        </g>
      ) : (
        <g fill="#b5763a" stroke="#6d4317" strokeWidth="1.5">
          <rect x={from} y="44" width={to - from} height="10" rx="3" />
          <rect x={from + 6} y="54" width="7" height="42" />
          <rect x={to - 13} y="54" width="7" height="42" />
        </g>
      )}
      {relation !== 'in' && relation !== 'behind' && thing}
    </svg>
  );
}

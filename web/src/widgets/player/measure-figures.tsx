import type { Picture } from '@school/contract/playbooks/pictures';

import { colors } from './figures.tsx';
import { iconPath } from './own-pictures.ts';

/** What is compared by looking: how long, how full, how heavy, how many fingers, which hand. */

type Of<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

const line = { stroke: 'var(--color-ink)', strokeOpacity: 0.35, strokeWidth: 2.5 } as const;

export function Strip({ from, to, upright }: Of<'strip'>) {
  const [start, long] = [from, to - from];
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <rect
        {...(upright ? { x: 36, y: 100 - to, width: 28, height: long } : { x: start, y: 36, width: long, height: 28 })}
        rx="6"
        fill={colors.green}
        {...line}
      />
    </svg>
  );
}

export function Glass({ level }: Of<'glass'>) {
  const top = 90 - (level * 78) / 100;
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      {level > 0 && <path d={`M22 ${top}H78V86a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z`} fill={colors.blue} opacity=".75" />}
      <path d="M20 6V86a8 8 0 0 0 8 8H72a8 8 0 0 0 8-8V6" fill="none" {...line} strokeOpacity="0.7" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

export function Scales({ left, right, down }: Of<'scales'>) {
  const tilt = down === 'left' ? 1 : -1;
  const [low, high] = [14, -14];
  const [atLeft, atRight] = tilt > 0 ? [low, high] : [high, low];
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <path d="M50 46L66 96H34Z" fill="#b5763a" stroke="#6d4317" strokeWidth="1.5" />
      <path d={`M12 ${49 + atLeft}L88 ${49 + atRight}`} stroke="#6d4317" strokeWidth="5" strokeLinecap="round" />
      {(
        [
          [left, 20, atLeft],
          [right, 80, atRight],
        ] as const
      ).map(([icon, x, by]) => (
        <g key={x} transform={`translate(${x} ${49 + by})`}>
          <path d="M-18 -3H18L12 6H-12Z" fill="#d9a05b" stroke="#6d4317" strokeWidth="1.5" />
          <image href={iconPath(icon)} x="-15" y="-33" width="30" height="30" />
        </g>
      ))}
    </svg>
  );
}

/** Thumb last: so fingers are put up in counting. */
const fingers = [
  { x: 30, y: 12, height: 48 },
  { x: 45, y: 6, height: 54 },
  { x: 60, y: 12, height: 48 },
  { x: 75, y: 26, height: 36 },
] as const;

function Hand({ up }: { up: number }) {
  const skin = { fill: '#f2c094', stroke: '#8a5a33', strokeWidth: 2.5 } as const;
  return (
    <g>
      {fingers.map(({ x, y, height }, at) => (
        <rect key={x} x={x - 6} width="12" rx="6" {...skin} {...(at < up ? { y, height } : { y: 48, height: 14 })} />
      ))}
      <rect x="22" y="52" width="60" height="42" rx="16" {...skin} />
      {up > 4 ? (
        <rect x="2" y="56" width="30" height="13" rx="6.5" transform="rotate(24 17 62)" {...skin} />
      ) : (
        <rect x="26" y="66" width="26" height="13" rx="6.5" {...skin} />
      )}
    </g>
  );
}

export const Fingers = ({ up }: Of<'fingers'>) =>
  up > 5 ? (
    <svg viewBox="0 0 210 100" className="size-full" aria-hidden>
      <Hand up={5} />
      <g transform="translate(210 0) scale(-1 1)">
        <Hand up={up - 5} />
      </g>
    </svg>
  ) : (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <Hand up={up} />
    </svg>
  );

export function Back({ bracelet, color }: Of<'back'>) {
  const skin = { stroke: '#f2c094', strokeWidth: 9, strokeLinecap: 'round', fill: 'none' } as const;
  // Seen from behind: its right hand is on the right.
  const x = bracelet === 'right' ? 81 : 19;
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <path d="M66 52L84 24M34 52L16 24" {...skin} />
      <path
        d="M34 48H66L72 96H28Z"
        fill={colors[color]}
        stroke="var(--color-ink)"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="28" r="18" fill="#6d4317" />
      <path d="M50 12V44" stroke="#8a5a33" strokeWidth="2" />
      <path
        d={`M${x - 8} ${bracelet === 'right' ? 27 : 34}L${x + 8} ${bracelet === 'right' ? 34 : 27}`}
        stroke="#f5b50a"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}

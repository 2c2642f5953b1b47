import type { chipHats, chipScarves } from '@school/contract/rewards/limits';
import type { ChipLook } from '@school/contract/rewards/shapes';
import type { ReactNode } from 'react';

import { wear } from './chip-wear.ts';

type Hat = (typeof chipHats)[number];

/** Colours of a scarf: the cloth, and the end that hangs over it. */
export const scarfColours: Readonly<Record<(typeof chipScarves)[number], readonly [string, string]>> = {
  violet: ['#6d45c9', '#8257dd'],
  red: ['#c8322f', '#e04a43'],
  green: ['#2c8a4b', '#3aa65f'],
  blue: ['#1f6fc4', '#3d8be0'],
  yellow: ['#e0a100', '#f5bd2a'],
};

/** What stands on the head or before the eyes, drawn where the head of Chip is. */
export const hats: Readonly<Record<Hat, ReactNode>> = {
  none: undefined,
  cap: (
    <g>
      <path d="M56 48C58 8 150 8 152 48z" fill="#2f7d4f" />
      <path d="M50 46c34-12 92-12 134 4 6 3 4 10-3 10-44-8-88-8-131 0-8 0-8-11 0-14z" fill="#1f5c39" />
      <circle cx="104" cy="18" r="6" fill="#ffd34d" />
    </g>
  ),
  bow: (
    <g transform="rotate(16 150 42)">
      <path d="M150 42c-10-18-30-22-36-14-4 8-2 22 2 28 10 6 26 0 34-14z" fill="#e0457b" />
      <path d="M150 42c10-18 30-22 36-14 4 8 2 22-2 28-10 6-26 0-34-14z" fill="#e0457b" />
      <circle cx="150" cy="42" r="9" fill="#b42a5c" />
    </g>
  ),
  crown: (
    <g>
      <path
        d="M64 46 58 6l24 18L104-4l22 28 24-18-6 40c-24-8-56-8-80 0z"
        fill="#ffcf3f"
        stroke="#b98a00"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="104" cy="28" r="6" fill="#e0457b" />
      <circle cx="80" cy="34" r="4" fill="#3d8be0" />
      <circle cx="128" cy="34" r="4" fill="#3d8be0" />
    </g>
  ),
  glasses: (
    <g fill="#fff" fillOpacity=".22" stroke="#3a2a6b" strokeWidth="5">
      <circle cx="73" cy="91" r="22" />
      <circle cx="135" cy="91" r="22" />
      <path d="M95 88c6-5 12-5 18 0M51 86l-12-6M157 86l12-6" fill="none" strokeLinecap="round" />
    </g>
  ),
  flower: (
    <g>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="60" cy="30" rx="9" ry="13" fill="#ff8fb4" transform={`rotate(${turn} 60 44)`} />
      ))}
      <circle cx="60" cy="44" r="9" fill="#ffd34d" />
    </g>
  ),
};

/** Dresses Chip on this page. */
export function dress({ scarf, hat }: ChipLook): void {
  const [cloth, end] = scarfColours[scarf];
  const { style } = document.documentElement;
  style.setProperty('--scarf', cloth);
  style.setProperty('--scarf-end', end);
  wear(hats[hat]);
}

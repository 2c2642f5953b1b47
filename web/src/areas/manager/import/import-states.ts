import type { Import } from '@school/contract/back-office/import-shapes';

import type { Tone } from '#kit/card.tsx';

export const stateTones: Record<Import['state'], Tone> = {
  reading: 'warn',
  read: 'plain',
  trying: 'brand',
  tried: 'plain',
  asked: 'warn',
  running: 'brand',
  done: 'good',
};

/** The school is at work with it, and the page looks again by itself. */
export const isAtWork = ({ state }: Pick<Import, 'state'>): boolean => state === 'trying' || state === 'running';

export const stepOf = {
  reading: 'file',
  read: 'columns',
  trying: 'trial',
  tried: 'trial',
  asked: 'run',
  running: 'run',
  done: 'run',
} as const satisfies Record<Import['state'], string>;

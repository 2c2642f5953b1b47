import type { Refund } from '@school/contract/refunds/shapes';

/** A step of a refund as it is drawn: when it began (null: still ahead), and how it looks. */
export interface PathStep {
  state: Refund['state'];
  at: string | null;
  look: 'done' | 'now' | 'ahead' | 'trouble' | 'off';
}

/** The way of a refund that goes well. A second approval is shown only where it was asked for. */
const way = ['asked', 'sending', 'done'] as const;
const ends = ['done', 'declined', 'withdrawn'] as const;

const isOneOf = <State extends string>(states: readonly State[], state: string): state is State => states.some((it) => it === state);

/** What has happened to a refund, what happens now, and what is still ahead until the money is back. */
export function refundPath({ state, steps }: Pick<Refund, 'state' | 'steps'>): PathStep[] {
  const gone = steps.map((step, index): PathStep => ({ ...step, look: lookOf(step.state, index === steps.length - 1) }));
  if (isOneOf(ends, state)) return gone;
  const reached = Math.max(...way.map((step, index) => (steps.some((it) => it.state === step) ? index : -1)));
  return [...gone, ...way.slice(reached + 1).map((step): PathStep => ({ state: step, at: null, look: 'ahead' }))];
}

function lookOf(state: Refund['state'], isLast: boolean): PathStep['look'] {
  if (state === 'failed') return 'trouble';
  if (state === 'declined' || state === 'withdrawn') return 'off';
  return isLast && state !== 'done' ? 'now' : 'done';
}

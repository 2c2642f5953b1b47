import type { ReactNode } from 'react';

interface CardProps {
  children: ReactNode;
  className?: string;
  /** How the card is called where no heading says it. */
  label?: string;
  /** Its heading, by which it is called, too. */
  title?: string;
}

/** A sheet of paper with something on it. */
export const Card = ({ children, className = '', label, title }: CardProps) => (
  <section aria-label={title ?? label} className={`rounded-lg bg-card p-5 shadow-flat ${className}`}>
    {title !== undefined && <h2 className="text-xl">{title}</h2>}
    {children}
  </section>
);

const tones = {
  plain: 'bg-sunk text-ink',
  brand: 'bg-brand-soft text-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  individual: 'bg-individual text-ink',
  group: 'bg-group text-ink',
  trial: 'bg-trial text-ink',
} as const;
export type Tone = keyof typeof tones;

/** A word in a pill: a state, a kind, a number of unread. */
export const Badge = ({ children, tone = 'plain' }: { children: ReactNode; tone?: Tone }) => (
  <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-bold whitespace-nowrap figures ${tones[tone]}`}>
    {children}
  </span>
);

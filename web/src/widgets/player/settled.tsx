import type { ReactNode, Ref } from 'react';

import { Sign } from './sign.tsx';

/** What stands at the foot of an item that is settled, and the way on. */
export const Settled = ({ isGood, className = '', children }: { isGood: boolean; className?: string; children: ReactNode }) => (
  <div
    data-verdict
    className={`sticky bottom-0 z-10 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-3 bg-card p-3 shadow-float ${isGood ? 'border-good' : 'border-brand'} ${className}`}
  >
    {children}
  </div>
);

interface NextButtonProps {
  label?: string;
  className?: string;
  onPress(): void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** On to the next item. */
export const NextButton = ({ label, className = '', onPress, ref, children }: NextButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    onClick={onPress}
    className={`press inline-flex min-h-16 items-center justify-center gap-3 rounded-full bg-sun px-8 text-(length:--words) font-extrabold text-on-sun shadow-press ${className}`}
  >
    {children}
    <Sign of="next" />
  </button>
);

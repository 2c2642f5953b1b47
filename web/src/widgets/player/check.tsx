import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { useKeys } from '#kit/play/use-keys.ts';

import { Sign } from './sign.tsx';

/** What an answer is given with: below the work, or beside it where the stage is low (room/tasks/task.css). */
export const Answers = ({ children }: { children: ReactNode }) => (
  <div data-answers className="contents">
    {children}
  </div>
);

/** "I am ready": the sun rises on it when there is something to judge. Enter presses it from anywhere. */
export function Check({ ready, busy, onPress, label }: { ready: boolean; busy: boolean; onPress(): void; label?: string }) {
  const t = useTexts('player');
  const press = () => {
    if (ready && !busy) onPress();
  };
  useKeys({ Enter: () => (ready ? press() : false) });
  return (
    <button
      type="button"
      data-answers
      aria-disabled={!ready || busy || undefined}
      onClick={press}
      className={`press inline-flex min-h-16 w-full max-w-sm items-center justify-center gap-3 self-center rounded-full px-8 text-(length:--words) font-extrabold ${
        ready ? 'bg-sun text-on-sun shadow-press' : 'border-2 border-edge bg-card/60 text-ink'
      }`}
    >
      <Sign of="check" />
      <span>{label ?? t.check}</span>
    </button>
  );
}

import { useEffectEvent, useLayoutEffect } from 'react';

import { QuickButton } from '../quick-button.tsx';

interface CatchProps {
  label: string;
  open: boolean;
  onPress(): void;
}

/** The one big button of a game: touched anywhere on it, or by the space bar from anywhere. */
export function Catch({ label, open, onPress }: CatchProps) {
  const press = useEffectEvent(() => onPress());
  // Before the first paint: what can be seen can be pressed.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      // A button in focus would be pressed once more when the bar is let go.
      event.preventDefault();
      if (!event.repeat) press();
    };
    const still = (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    };
    addEventListener('keydown', hear);
    addEventListener('keyup', still);
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keyup', still);
    };
  }, [open]);
  return (
    <QuickButton
      aria-disabled={!open || undefined}
      aria-keyshortcuts="Space"
      className="press min-h-24 w-full max-w-sm self-center rounded-full bg-sun px-8 text-(length:--big) font-extrabold text-on-sun shadow-press"
      onPress={onPress}
    >
      {label}
    </QuickButton>
  );
}

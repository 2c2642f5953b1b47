import type { LucideIcon } from 'lucide-react';

import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';

interface BarButtonProps {
  sign: LucideIcon;
  /** What it does: its name, and seen beside its sign where the bar has room. */
  says: string;
  onPress(): void;
  pressed?: boolean;
  disabled?: boolean;
  busy?: boolean;
}

/** A button of the bar over a task. Of a group by turns the bar is full: on a laptop its signs stand alone, and say their words to whoever rests on them. */
export const BarButton = ({ sign, says, ...rest }: BarButtonProps) => (
  <span title={says}>
    <Button kind="quiet" size="small" className="aria-pressed:bg-brand-soft" {...rest}>
      <Icon of={sign} />
      <span data-bar-word>{says}</span>
    </Button>
  </span>
);

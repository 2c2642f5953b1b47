import type { Verdict } from '@school/contract/verdict';
import type { LucideIcon } from 'lucide-react';

import { useRefusals } from '#i18n/refusal-text.ts';
import { Icon } from '#kit/icon.tsx';

interface RoomButtonProps {
  /** What it does; shown as a tip. */
  label: string;
  icon: LucideIcon;
  onPress(): void;
  pressed?: boolean;
  expanded?: boolean;
  /** The key that does the same. */
  keys?: string;
  /** The school's word whether it may be pressed now. */
  may?: Verdict | undefined;
  disabled?: boolean;
  size?: 'usual' | 'small';
}

/** A tool of the room: an icon whose name and key stand in its tip. It obeys its verdict, and says why not. */
export function RoomButton({ label, icon, onPress, pressed, expanded, keys, may, disabled = false, size = 'usual' }: RoomButtonProps) {
  const say = useRefusals();
  const isOff = disabled || may?.allowed === false;
  const why = may?.allowed === false ? say(may.why, may.facts) : undefined;
  const tip = [keys === undefined ? label : `${label} (${keys})`, why].filter(Boolean).join('. ');
  return (
    <button
      type="button"
      aria-label={label}
      title={tip}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={keys}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className={`press inline-grid shrink-0 place-items-center rounded-sm text-ink hover:bg-brand-soft aria-disabled:text-mute aria-disabled:opacity-60 aria-expanded:bg-brand-soft aria-expanded:text-brand aria-pressed:bg-brand-soft aria-pressed:text-brand ${size === 'small' ? 'size-9 pointer-coarse:size-11' : 'size-11'}`}
    >
      <Icon of={icon} />
    </button>
  );
}

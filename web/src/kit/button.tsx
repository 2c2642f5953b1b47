import { type ReactNode, useId } from 'react';

import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'sun' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand shadow-press hover:bg-brand-deep',
  // "Touch this now": at most one on a page.
  sun: 'bg-sun text-on-sun shadow-press hover:bg-sun-deep',
  secondary: 'bg-card text-ink border-2 border-line shadow-press hover:border-brand',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-card text-bad border-2 border-bad shadow-press hover:bg-bad-soft',
};
const off = 'bg-sunk text-mute border-2 border-line';

/** The shape of everything that is pressed like a button, links included. */
export const buttonLook = (kind: ButtonKind, { size = 'medium', disabled = false, wide = false } = {}): string =>
  classNames(
    'press inline-flex items-center justify-center gap-2 rounded-full px-5 text-center font-bold select-none',
    size === 'large' ? 'min-h-14 text-lg' : size === 'small' ? 'min-h-11 px-4 text-sm' : 'min-h-12 text-base',
    wide && 'w-full',
    disabled ? off : looks[kind],
  );

interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Why it cannot be pressed, in words: shown under the button, which can still be reached by keyboard. */
  hint?: string | undefined;
  /** The call is under way: the button stays, does not take a second press, and says so to a screen reader. */
  busy?: boolean;
  wide?: boolean;
  label?: string;
  /** For a button that opens or shows something. */
  expanded?: boolean;
  pressed?: boolean;
  className?: string;
}

/**
 * A button, named by its outcome («Перенести урок»). One `primary` a screen. When it may not be pressed, `hint`
 * tells the rule before the tap, never after.
 */
export function Button({
  children,
  onPress,
  kind = 'secondary',
  size = 'medium',
  type = 'button',
  disabled = false,
  hint,
  busy = false,
  wide = false,
  label,
  expanded,
  pressed,
  className = '',
}: ButtonProps) {
  const hintId = useId();
  const still = disabled || busy;
  const button = (
    <button
      type={type}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabled && hint ? hintId : undefined}
      aria-label={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      className={`${buttonLook(kind, { size, disabled, wide })} ${className}`}
      onClick={(event) => {
        if (still) event.preventDefault();
        else onPress?.();
      }}
    >
      {children}
    </button>
  );
  if (!disabled || !hint) return button;
  return (
    <span className={classNames('inline-flex flex-col gap-1', wide && 'w-full')}>
      {button}
      <span id={hintId} className="max-w-prose text-sm text-mute">
        {hint}
      </span>
    </span>
  );
}

/** A round button with an icon only; `label` is its name. */
export function IconButton({
  label,
  children,
  onPress,
  size = 48,
}: {
  label: string;
  children: ReactNode;
  onPress(): void;
  size?: number;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      style={{ width: size, height: size }}
      className="press inline-grid shrink-0 place-items-center rounded-full text-ink hover:bg-brand-soft"
    >
      {children}
    </button>
  );
}

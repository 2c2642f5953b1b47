import { type ReactNode, useId } from 'react';

import { type ButtonKind, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

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

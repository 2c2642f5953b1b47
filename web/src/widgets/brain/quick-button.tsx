import type { ButtonHTMLAttributes, Ref } from 'react';

interface QuickButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'onPointerDown'> {
  onPress(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that acts as it is touched, not when it is let go: in games milliseconds count. Keys and screen readers press it as any other. */
export function QuickButton({ onPress, className = '', ...rest }: QuickButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`touch-manipulation ${className}`}
      onPointerDown={(event) => {
        if (event.button === 0) onPress();
      }}
      onClick={(event) => {
        // A click of a pointer counts its presses; that of a key or a screen reader has none.
        if (event.detail === 0) onPress();
      }}
    />
  );
}

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';

interface NumberPadProps {
  onDigit(digit: number): void;
  onBack(): void;
  /** Digits there are; 0 to 9 unless said. */
  digits?: readonly number[];
  disabled: boolean;
  /** Lower and in fewer rows, where much else must fit. */
  low?: boolean;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Digits under the thumbs. The keyboard of a computer does the same. */
export function NumberPad({ onDigit, onBack, digits = all, disabled, low = false }: NumberPadProps) {
  const t = useTexts('tasks');
  const press = (digit: number) => {
    if (disabled || !digits.includes(digit)) return false;
    play('pick');
    onDigit(digit);
    return true;
  };
  const back = () => {
    if (disabled) return;
    play('back');
    onBack();
  };
  useKeys({ digit: press, Backspace: back }, !disabled);
  // On a phone a key is as broad as its number allows.
  const abreast = digits.length < 5 ? 'grid-cols-5 gap-1' : low ? 'grid-cols-6 gap-1' : 'grid-cols-4 gap-2';
  const key = `kid-card min-w-0! rounded-lg! text-[1.7rem]! figures ${low ? 'min-h-(--least)! px-0!' : 'min-h-16!'}`;
  return (
    <fieldset className={`grid w-full max-w-sm min-w-0 self-center sm:max-w-xl sm:grid-cols-6 sm:gap-2 ${abreast}`} aria-label={t.digits}>
      {digits.map((digit) => (
        <button key={digit} type="button" aria-disabled={disabled || undefined} className={key} onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={t.eraseDigit} aria-disabled={disabled || undefined} className={key} onClick={back}>
        <span aria-hidden>⌫</span>
      </button>
    </fieldset>
  );
}

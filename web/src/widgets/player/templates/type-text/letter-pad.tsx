import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { useKeys } from '#kit/play/use-keys.ts';

interface LetterPadProps {
  letters: readonly string[];
  lang: 'ru' | 'en';
  disabled: boolean;
  onLetter(letter: string): void;
  onBack(): void;
}

/** Letters to tap, each as often as it is needed; a tap says it. A keyboard does the same from anywhere on the page. */
export function LetterPad({ letters, lang, disabled, onLetter, onBack }: LetterPadProps) {
  const t = useTexts('tasks');
  const press = (letter: string) => {
    if (disabled) return;
    play('pick');
    say([{ text: letter, lang }]);
    onLetter(letter);
  };
  useKeys({ letter: onLetter, digit: (digit) => onLetter(String(digit)), Backspace: onBack }, !disabled);
  return (
    <fieldset className="letters" aria-label={t.yourText}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          lang={lang}
          data-look="reading"
          aria-disabled={disabled || undefined}
          className="kid-card"
          onClick={() => press(letter)}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}

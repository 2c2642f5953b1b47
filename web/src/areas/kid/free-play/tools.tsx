import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';

interface ToolsProps {
  isEmpty: boolean;
  /** Takes back what was made last. */
  onBack(): void;
  onClear(): void;
}

const lines = { back: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12', clear: 'M6 3h9l5 5v13H6zM15 3v5h5' };

/** Back by one, and a new sheet. */
export function Tools({ isEmpty, onBack, onClear }: ToolsProps) {
  const t = useTexts('kidFreePlay');
  return (
    <>
      {(
        [
          ['back', t.undo, onBack],
          ['clear', t.clear, onClear],
        ] as const
      ).map(([name, label, onPress]) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={isEmpty}
          className="free-play-tool press"
          onClick={() => {
            if (isEmpty) return;
            play('back');
            onPress();
          }}
        >
          <svg
            viewBox="0 0 26 26"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d={lines[name]} />
          </svg>
        </button>
      ))}
    </>
  );
}

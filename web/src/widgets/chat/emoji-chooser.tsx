import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { emojiGroups } from './emoji-list.ts';

/** A sheet of emoji above the place where one types. Arrow keys walk, Escape closes; it stays open for several. */
export function EmojiChooser({ onChoose, onClose }: { onChoose(emoji: string): void; onClose(): void }) {
  const t = useTexts('chat');
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div
      ref={sheet}
      role="toolbar"
      tabIndex={-1}
      aria-label={t.emoji}
      className="max-h-56 overflow-y-auto border-t border-line bg-card p-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          return onClose();
        }
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        const all = [...event.currentTarget.querySelectorAll('button')];
        all.at((all.findIndex((it) => it === document.activeElement) + step) % all.length)?.focus();
        event.preventDefault();
      }}
    >
      {emojiGroups.map((group) => (
        <div key={group[0]} className="flex flex-wrap">
          {group.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => onChoose(emoji)}
              className="press grid size-11 place-items-center rounded-md text-2xl hover:bg-sunk"
            >
              {emoji}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

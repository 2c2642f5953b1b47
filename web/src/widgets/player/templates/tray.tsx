import type { Card } from '@school/contract/playbooks/pictures';
import type { CSSProperties } from 'react';

import { useTexts } from '#i18n/texts.ts';

import { CardButton } from '../card.tsx';
import { Check } from '../check.tsx';
import { cardLook, fitted, longestWord } from '../fit.ts';
import { useStage } from '../stage.tsx';
import { shownWords } from '../words.ts';
import { tray, type usePlacing } from './use-placing.ts';

interface TrayProps {
  placing: ReturnType<typeof usePlacing>;
  /** Of pictures. */
  size?: string;
  className?: string;
  /** One below the other. */
  inColumn?: boolean;
  /** Its emptiness says how to change one's mind. */
  tells?: boolean;
  busy: boolean;
  /** Nothing is given any more. */
  isOver: boolean;
  onReady(): void;
}

/** The size of cards that lie ready: in rows in a quarter of the page, or in one column as high as there is room. */
export function useTraySize(cards: readonly Card[], inColumn = false): CSSProperties {
  const { tongue } = useStage();
  const texts = cards.map(({ words }) => (words ? shownWords(words, tongue) : ''));
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const { wide, letter } = cardLook(
    longest,
    cards.some(({ picture }) => picture),
  );
  const laid = inColumn ? { columns: 1, most: 110 } : { wide, most: 120 / Math.sqrt(wide), height: 'var(--tray, 24dvh)' };
  return { ...fitted({ count: cards.length, ...laid }), '--letter': letter, '--letters': longestWord(texts) } as CSSProperties;
}

/** Where the things lie that have no place yet, and "I am ready" below it. */
export function Tray({ placing, size, className, inColumn = false, tells = false, busy, isOver, onReady }: TrayProps) {
  const t = useTexts('tasks');
  const { board, waiting, isMissed, items } = placing;
  const style = useTraySize(items, inColumn);
  return (
    <>
      <div {...board.place(tray)} style={style} className="kid-tray fit-tray self-center">
        {waiting.map((card) => (
          <CardButton key={card.id} card={card} {...board.item(card.id)} size={size} className={className} shake={isMissed(card.id)} />
        ))}
        {waiting.length === 0 && tells && !isOver && <p className="self-center px-4 text-center">{t.changeByTaking}</p>}
      </div>
      {!isOver && <Check ready={placing.full} busy={busy} onPress={onReady} />}
    </>
  );
}

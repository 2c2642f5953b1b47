import { useTexts } from '#i18n/texts.ts';

import { CardButton } from '../card.tsx';
import { Check } from '../check.tsx';
import { tray, type usePlacing } from './use-placing.ts';

interface TrayProps {
  placing: ReturnType<typeof usePlacing>;
  /** Of pictures. */
  size?: string;
  className?: string;
  /** Its emptiness says how to change one's mind. */
  tells?: boolean;
  busy: boolean;
  /** Nothing is given any more. */
  isOver: boolean;
  onReady(): void;
}

/** Where the things lie that have no place yet, and "I am ready" below it. */
export function Tray({ placing, size, className, tells = false, busy, isOver, onReady }: TrayProps) {
  const t = useTexts('tasks');
  const { board, waiting, isMissed } = placing;
  return (
    <>
      <div {...board.place(tray)} className="kid-tray self-center">
        {waiting.map((card) => (
          <CardButton key={card.id} card={card} {...board.item(card.id)} size={size} className={className} shake={isMissed(card.id)} />
        ))}
        {waiting.length === 0 && tells && !isOver && <p className="self-center px-4 text-center">{t.changeByTaking}</p>}
      </div>
      {!isOver && <Check ready={placing.full} busy={busy} onPress={onReady} />}
    </>
  );
}

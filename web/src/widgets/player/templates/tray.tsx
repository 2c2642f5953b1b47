import type { ReactNode } from 'react';

import { CardButton } from '../card.tsx';
import { tray, type usePlacing } from './use-placing.ts';

interface TrayProps {
  placing: ReturnType<typeof usePlacing>;
  /** Of pictures. */
  size?: string;
  className?: string;
  /** Said when it is empty. */
  children?: ReactNode;
}

/** Where the things lie that have no place yet. */
export function Tray({ placing: { board, waiting, isMissed }, size, className, children }: TrayProps) {
  return (
    <div {...board.place(tray)} className="kid-tray self-center">
      {waiting.map((card) => (
        <CardButton key={card.id} card={card} {...board.item(card.id)} size={size} className={className} shake={isMissed(card.id)} />
      ))}
      {waiting.length === 0 && children}
    </div>
  );
}

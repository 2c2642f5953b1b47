import { useTexts } from '#i18n/texts.ts';
import { OpeningCards } from '../opening-list.tsx';
import { cellText, type FamilyRow, parentOf, type Speech } from './columns.ts';
import { ProcessState } from './process-state.tsx';

interface FamilyCardsProps {
  rows: readonly FamilyRow[];
  speech: Speech;
  open: string | undefined;
  onOpen(customerId: string): void;
}

/** Families on a phone: what tells them apart, and how they are doing. */
export function FamilyCards({ rows, speech, open, onOpen }: FamilyCardsProps) {
  const t = useTexts('manager');
  return (
    <OpeningCards
      caption={t.caption}
      rows={rows}
      keyOf={({ customerId }) => customerId}
      onOpen={({ customerId }) => onOpen(customerId)}
      buttonOf={({ customerId }) => ({ 'data-family': customerId, 'aria-expanded': customerId === open })}
      renderCard={(row) => (
        <>
          <span className="truncate font-bold">{parentOf(row)}</span>
          {row.kids.length > 0 && <span className="truncate text-sm">{cellText(row, 'kids', speech)}</span>}
          {row.phone !== null && <span className="text-sm text-mute figures">{cellText(row, 'phone', speech)}</span>}
          <span className="flex flex-wrap gap-1.5 pt-0.5">
            {[...new Set(row.processes.map(({ state }) => state))].map((state) => (
              <ProcessState key={state} state={state} />
            ))}
          </span>
        </>
      )}
    />
  );
}

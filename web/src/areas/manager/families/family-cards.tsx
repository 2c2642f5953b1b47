import { useTexts } from '#i18n/texts.ts';
import { OpeningCards } from '../opening-list.tsx';
import { cellText, type FamilyRow, parentOf, type Speech } from './columns.ts';
import { Pick } from './pick.tsx';
import { ProcessState } from './process-state.tsx';
import type { Picking } from './use-picking.ts';

interface FamilyCardsProps {
  rows: readonly FamilyRow[];
  speech: Speech;
  open: string | undefined;
  onOpen(customerId: string): void;
  /** Families that something is done about at once; not given to whoever does nothing about several. */
  picking: Picking | undefined;
}

/** Families on a phone: what tells them apart, and how they are doing. */
export function FamilyCards({ rows, speech, open, onOpen, picking }: FamilyCardsProps) {
  const t = useTexts('manager');
  const { picked: ofPicked } = useTexts('followUps');
  return (
    <OpeningCards
      caption={t.caption}
      rows={rows}
      keyOf={({ customerId }) => customerId}
      onOpen={({ customerId }) => onOpen(customerId)}
      buttonOf={({ customerId }) => ({ 'data-family': customerId, 'aria-expanded': customerId === open })}
      renderBefore={(row) =>
        picking && (
          <Pick
            label={ofPicked.one(parentOf(row))}
            isOn={picking.picked.has(row.customerId)}
            onSet={(on) => picking.pick([row], on)}
            height="h-11"
          />
        )
      }
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

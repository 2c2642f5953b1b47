import { useTexts } from '#i18n/texts.ts';
import { ChevronRight, Icon } from '#kit/icon.tsx';
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
    <ul aria-label={t.caption} className="flex flex-col gap-2.5">
      {rows.map((row) => (
        <li key={row.customerId}>
          <button
            type="button"
            data-family={row.customerId}
            aria-haspopup="dialog"
            aria-expanded={row.customerId === open}
            onClick={() => onOpen(row.customerId)}
            className="press flex w-full items-center gap-3 rounded-md border border-line bg-card px-4 py-3 text-left shadow-press hover:border-brand"
          >
            <span className="flex min-w-0 grow flex-col gap-1">
              <span className="truncate font-bold">{parentOf(row)}</span>
              {row.kids.length > 0 && <span className="truncate text-sm">{cellText(row, 'kids', speech)}</span>}
              {row.phone !== null && <span className="text-sm text-mute figures">{cellText(row, 'phone', speech)}</span>}
              <span className="flex flex-wrap gap-1.5 pt-0.5">
                {[...new Set(row.processes.map(({ state }) => state))].map((state) => (
                  <ProcessState key={state} state={state} />
                ))}
              </span>
            </span>
            <Icon of={ChevronRight} className="text-mute" />
          </button>
        </li>
      ))}
    </ul>
  );
}

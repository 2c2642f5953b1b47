import { useEffect, useRef } from 'react';

import { Icon, X } from '#kit/icon.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FamilyRow, parentOf, type Speech } from './columns.ts';
import { FamilyDetails } from './family-details.tsx';

interface FamilyPanelProps {
  row: FamilyRow;
  speech: Speech;
  onClose(): void;
}

/** The open family beside the table: the table stays in use, J and K go on to the next family. */
export function FamilyPanel({ row, speech, onClose }: FamilyPanelProps) {
  const { panel } = speech.t;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      aria-label={panel.label(parentOf(row))}
      className="flex w-[24rem] shrink-0 animate-fade flex-col overflow-hidden rounded-md border border-line bg-card"
    >
      <header className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-5">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow text-xl break-words outline-none">
          {parentOf(row)}
        </h2>
        <button
          type="button"
          aria-label={panel.close}
          title={`${panel.close} (Esc)`}
          onClick={onClose}
          className="press grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft"
        >
          <Icon of={X} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div tabIndex={0} className="flex min-h-0 grow flex-col gap-6 overflow-y-auto p-5 focus-visible:-outline-offset-3">
        <FamilyDetails row={row} speech={speech} />
      </div>
    </aside>
  );
}

/** The same over the cards of a phone. */
export const FamilySheet = ({ row, speech, onClose }: FamilyPanelProps) => (
  <Sheet title={parentOf(row)} onClose={onClose}>
    <div className="flex flex-col gap-6">
      <FamilyDetails row={row} speech={speech} />
    </div>
  </Sheet>
);

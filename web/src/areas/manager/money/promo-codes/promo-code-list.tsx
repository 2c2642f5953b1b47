import type { PromoCode } from '@school/contract/promotions/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { Table } from '#kit/table.tsx';

import { useWide } from '../../families/use-wide.ts';
import { usePromoWords } from './use-promo-words.ts';

interface PromoCodeListProps {
  codes: readonly PromoCode[];
  onOpen(code: string): void;
}

/** Promo codes: a table where there is room for it, cards where there is not. */
export function PromoCodeList({ codes, onOpen }: PromoCodeListProps) {
  return useWide() ? <CodeTable codes={codes} onOpen={onOpen} /> : <CodeCards codes={codes} onOpen={onOpen} />;
}

function CodeTable({ codes, onOpen }: PromoCodeListProps) {
  const t = useTexts('managerPromoCodes');
  const words = usePromoWords();
  return (
    <Table<PromoCode>
      caption={t.caption}
      rows={codes}
      keyOf={({ code }) => code}
      empty={t.empty}
      columns={[
        { id: 'code', title: t.columns.code, cell: openerOf(onOpen) },
        { id: 'worth', title: t.columns.worth, cell: words.worth },
        { id: 'for', title: t.columns.for, cell: words.forWhat },
        { id: 'window', title: t.columns.window, cell: words.window },
        { id: 'uses', title: t.columns.uses, align: 'right', cell: words.uses },
        { id: 'state', title: t.columns.state, cell: stateOf },
        { id: 'note', title: t.columns.note, cell: ({ note }) => note },
      ]}
    />
  );
}

const stateOf = ({ state }: PromoCode) => <CodeState state={state} />;

const openerOf =
  (onOpen: (code: string) => void) =>
  ({ code }: PromoCode) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(code)}
      className="inline-flex min-h-11 items-center rounded-sm font-bold text-brand hover:text-brand-deep"
    >
      {code}
    </button>
  );

function CodeCards({ codes, onOpen }: PromoCodeListProps) {
  const t = useTexts('managerPromoCodes');
  const words = usePromoWords();
  return (
    <ul aria-label={t.caption} className="flex flex-col gap-2.5">
      {codes.map((it) => (
        <li key={it.code}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(it.code)}
            className="press flex w-full items-center gap-3 rounded-md border border-line bg-card px-4 py-3 text-left shadow-press hover:border-brand"
          >
            <span className="flex min-w-0 grow flex-col gap-1">
              <span className="font-bold break-all">{it.code}</span>
              <span className="figures">
                {words.worth(it)} <span className="text-sm text-mute">· {words.forWhat(it)}</span>
              </span>
              <span className="text-sm text-mute figures">{words.window(it)}</span>
              <span className="flex flex-wrap gap-1.5 pt-0.5">
                <CodeState state={it.state} />
                <Badge>{`${t.columns.uses}: ${words.uses(it)}`}</Badge>
              </span>
            </span>
            <Icon of={ChevronRight} className="text-mute" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const tones: Record<PromoCode['state'], Tone> = { active: 'good', planned: 'brand', ended: 'plain' };

/** Where a code is in its life. */
export function CodeState({ state }: Pick<PromoCode, 'state'>) {
  const { states } = useTexts('managerPromoCodes');
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

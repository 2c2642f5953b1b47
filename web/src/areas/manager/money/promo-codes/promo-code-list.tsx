import type { PromoCode } from '@school/contract/promotions/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';

import { OpeningList } from '../../opening-list.tsx';
import { usePromoWords } from './use-promo-words.ts';

interface PromoCodeListProps {
  codes: readonly PromoCode[];
  onOpen(code: string): void;
}

/** Promo codes: what each gives, for what, when and how often. */
export function PromoCodeList({ codes, onOpen }: PromoCodeListProps) {
  const t = useTexts('managerPromoCodes');
  const words = usePromoWords();
  return (
    <OpeningList<PromoCode>
      caption={t.caption}
      rows={codes}
      keyOf={({ code }) => code}
      onOpen={({ code }) => onOpen(code)}
      name={{ title: t.columns.code, of: ({ code }) => code }}
      columns={[
        { id: 'worth', title: t.columns.worth, cell: words.worth },
        { id: 'for', title: t.columns.for, cell: words.forWhat },
        { id: 'window', title: t.columns.window, cell: words.window },
        { id: 'uses', title: t.columns.uses, align: 'right', cell: words.uses },
        { id: 'state', title: t.columns.state, cell: stateOf },
        { id: 'note', title: t.columns.note, cell: ({ note }) => note },
      ]}
      renderCard={(it) => (
        <>
          <span className="font-bold break-all">{it.code}</span>
          <span className="figures">
            {words.worth(it)} <span className="text-sm text-mute">· {words.forWhat(it)}</span>
          </span>
          <span className="text-sm text-mute figures">{words.window(it)}</span>
          <span className="flex flex-wrap gap-1.5 pt-0.5">
            <CodeState state={it.state} />
            <Badge>{`${t.columns.uses}: ${words.uses(it)}`}</Badge>
          </span>
        </>
      )}
    />
  );
}

const stateOf = ({ state }: PromoCode) => <CodeState state={state} />;

const tones: Record<PromoCode['state'], Tone> = { active: 'good', planned: 'brand', ended: 'plain' };

/** Where a code is in its life. */
export function CodeState({ state }: Pick<PromoCode, 'state'>) {
  const { states } = useTexts('managerPromoCodes');
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

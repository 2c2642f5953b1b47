import type { SavedCard } from '@school/contract/payments/shapes';
import { useState } from 'react';

import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CreditCard, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { useCardName } from './card-name.ts';

/** Saved cards, each with the way to take it off. */
export function CardList({ cards }: { cards: readonly SavedCard[] }) {
  const t = useTexts('savedCards').page;
  const locale = useLocale();
  const nameOf = useCardName();
  // Support sees what the family sees, and never touches its money (docs/rules/people.md#support).
  const isSupport = useSession()?.role === 'support';
  const [leaving, setLeaving] = useState<SavedCard>();
  if (cards.length === 0) {
    return (
      <EmptyState title={t.none} action={<LinkButton to="/payment/products">{t.choose}</LinkButton>}>
        {t.noneAbout}
      </EmptyState>
    );
  }
  return (
    <Card label={t.cards} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.cards}</h2>
      <p className="text-sm text-mute">{t.about}</p>
      <ul className="flex flex-col divide-y divide-line">
        {cards.map((card) => (
          <li key={card.cardId} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="flex items-center gap-3">
              <Icon of={CreditCard} />
              <span className="flex flex-col">
                <span className="flex flex-wrap items-center gap-2 font-bold figures">
                  {nameOf(card)}
                  {card.state !== 'ready' && <Badge tone="bad">{t.state[card.state]}</Badge>}
                </span>
                {card.expires !== null && card.state !== 'expired' && (
                  <span className="text-sm text-mute">{t.expires(monthIn(locale, card.expires))}</span>
                )}
              </span>
            </span>
            {!isSupport && (
              <Button size="small" label={t.removeNamed(nameOf(card))} onPress={() => setLeaving(card)}>
                {t.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RemoveSheet card={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

/** A month as it is read: «12/2031», the way it stands on the card. */
const monthIn = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

function RemoveSheet({ card, onClose }: { card: SavedCard; onClose(): void }) {
  const t = useTexts('savedCards').page;
  const nameOf = useCardName();
  const remove = useCall('DELETE /payment/cards/:cardId', {
    changes: ['GET /payment/cards', 'GET /payment/products', 'GET /payment/top-up'],
  });
  const take = async () => {
    await remove.mutateAsync({ params: { cardId: card.cardId } });
    raiseNotice({ tone: 'good', text: t.removed });
    onClose();
  };
  return (
    <Sheet title={t.sure(nameOf(card))} onClose={onClose}>
      <p>{t.sureAbout}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={remove.isPending} onPress={() => void take().catch(() => undefined)}>
          {t.remove}
        </Button>
        <Button onPress={onClose}>{t.keep}</Button>
      </div>
    </Sheet>
  );
}

import type { SavedCard } from '@school/contract/payments/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { useCardName } from './card-name.ts';

const other = 'other';

/** A saved card, or another way; undefined is another way. */
export function CardChoice({
  cards,
  chosen,
  onChoose,
}: {
  cards: readonly SavedCard[];
  chosen: SavedCard | undefined;
  onChoose(card: SavedCard | undefined): void;
}) {
  const t = useTexts('savedCards').pay;
  const nameOf = useCardName();
  return (
    <div className="flex flex-col gap-1">
      <RadioChips
        label={t.by}
        name="card"
        required
        value={chosen?.cardId ?? other}
        onChange={(cardId) => onChoose(cards.find((card) => card.cardId === cardId))}
        chips={[...cards.map((card) => ({ value: card.cardId, label: nameOf(card) })), { value: other, label: t.other }]}
      />
      {chosen?.state === 'refused' && <p className="text-sm text-mute">{t.refused}</p>}
    </div>
  );
}

/** Whether the card is kept for later payments: asked plainly, never ticked beforehand. */
export function SaveCard() {
  const t = useTexts('savedCards').pay;
  return (
    <div className="flex flex-col">
      <Checkbox name="saveCard">{t.save}</Checkbox>
      <p className="text-sm text-mute">{t.saveAbout}</p>
    </div>
  );
}

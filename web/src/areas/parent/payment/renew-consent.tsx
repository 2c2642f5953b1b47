import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';

/** Whether a subscription goes on by itself: asked plainly, never ticked beforehand. Only a card can be kept. */
export function RenewConsent({ price, method }: { price: string; method: string }) {
  const t = useTexts('payment').products;
  const { subscriptionDays, priceNoticeDays } = useSchool();
  if (method !== 'card') return <p className="text-sm text-mute">{t.byHand}</p>;
  return (
    <div className="flex flex-col">
      <Checkbox name="renew">{t.renew(price, subscriptionDays, priceNoticeDays)}</Checkbox>
      <p className="text-sm text-mute">{t.renewOff}</p>
    </div>
  );
}

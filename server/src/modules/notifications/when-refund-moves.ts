import { paymentsLimits } from '@school/contract/payments/limits';

import type { RefundEvent } from '#modules/refunds';

import { tellFamily } from './tell-family.ts';
import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { amountIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

type News<Type extends RefundEvent['type']> = Extract<RefundEvent, { type: Type }>;
type Asked = News<'payments.refund_asked'>;
type Sent = News<'payments.refund_sent'>;
type Done = News<'payments.refund_done'>;
type Declined = News<'payments.refund_declined'>;

/** Tells a family how far its refund is: asked for, with the bank, back, or declined and why. Each once. */
export function tellOfRefunds(tools: Tools): void {
  const say =
    <It extends Asked | Sent | Done | Declined>(
      what: string,
      words: (texts: MessageTexts, it: It, to: { parent: string; address: string; amount: string }) => MessageText,
    ) =>
    (it: It): Promise<void> =>
      tellFamily(tools)(
        it.familyId,
        `refund ${what} ${it.refundId}`,
        (texts, to, { locale }) => words(texts, it, { ...to, amount: amountIn(locale, it.amount, it.currency) }),
        { topic: 'payment', pressing: what === 'asked' ? 'receipt' : 'usual' },
      );
  const { outbox } = tools;
  outbox.subscribe(
    'payments.refund_asked',
    'notifications.refund-asked',
    say('asked', (texts, _, to) => texts.refundAsked(to)),
  );
  outbox.subscribe(
    'payments.refund_sent',
    'notifications.refund-sent',
    say('sent', (texts, _, to) => texts.refundSent({ ...to, days: paymentsLimits.refundDays })),
  );
  outbox.subscribe(
    'payments.refund_done',
    'notifications.refund-done',
    say('done', (texts, { why, byHand }, to) =>
      why === 'customer' ? texts.refundDone({ ...to, byHand }) : texts.extraReturned({ ...to, isDuplicate: why === 'duplicate' }),
    ),
  );
  outbox.subscribe(
    'payments.refund_declined',
    'notifications.refund-declined',
    say('declined', (texts, { answer }, to) => texts.refundDeclined({ ...to, answer })),
  );
}

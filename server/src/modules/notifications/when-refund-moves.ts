import type { EventOf } from '#platform/events';
import { tellFamily } from './tell-family.ts';
import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { amountIn } from '@school/words/letters/wording';
import type { Locale } from '@school/contract/shapes';
import { withReceipt } from './with-receipt.ts';
import type { Tools } from './tools.ts';

type Moved = EventOf<
  'payments.refund_asked' | 'payments.refund_fee_waived' | 'payments.refund_sent' | 'payments.refund_done' | 'payments.refund_declined'
>;

/** Tells a family how far its refund is: asked for, with the bank, back, or declined and why. Each once. */
const say =
  <It extends Moved>(
    what: string,
    words: (
      texts: MessageTexts,
      it: It,
      to: { parent: string; address: string; amount: string },
      rest: { school: Tools['school']; locale: Locale },
    ) => MessageText,
  ) =>
  (tools: Tools) =>
  (it: It): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      `refund ${what} ${it.refundId}`,
      (texts, to, { locale }) =>
        words(texts, it, { ...to, amount: amountIn(locale, it.amount, it.currency) }, { school: tools.school, locale }),
      { topic: 'payment', forParent: true, pressing: what === 'asked' ? 'receipt' : 'usual', ...('receiptId' in it && withReceipt(it)) },
    );

export const whenRefundIsAsked = say<EventOf<'payments.refund_asked'>>('asked', (texts, _, to) => texts.refundAsked(to));

export const whenRefundIsSent = say<EventOf<'payments.refund_sent'>>('sent', (texts, _, to, { school }) =>
  texts.refundSent({ ...to, days: school.now('refundDays') }),
);

export const whenRefundIsDone = say<EventOf<'payments.refund_done'>>('done', (texts, { why, byHand }, to) =>
  why === 'customer' ? texts.refundDone({ ...to, byHand }) : texts.extraReturned({ ...to, isDuplicate: why === 'duplicate' }),
);

export const whenRefundIsDeclined = say<EventOf<'payments.refund_declined'>>('declined', (texts, { answer }, to) =>
  texts.refundDeclined({ ...to, answer }),
);

/** The sum that the family has read changes to its gain: it hears of it before anybody decides. */
export const whenRefundFeeIsWaived = say<EventOf<'payments.refund_fee_waived'>>('without fee', (texts, { fee, currency }, to, { locale }) =>
  texts.refundFeeWaived({ ...to, fee: amountIn(locale, fee, currency) }),
);

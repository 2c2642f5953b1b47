import type { MessageText } from './message-text.ts';

interface OfTopUp {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  /** Lessons of the package. */
  lessons: number;
  amount: string;
  /** «•••• 4242». */
  card: string;
}

/** Messages about automatic top-ups. Amounts and moments are texts already, with their currency and zone. */
export interface TopUpTexts {
  topUpComing(facts: OfTopUp & { left: number; at: string }): MessageText;
  topUpDeclined(facts: OfTopUp & { nextTryAt: string; orderId: string }): MessageText;
  /** `why`: the card is not there any more, the bank wants its owner, it has declined, the package is not sold any more. */
  topUpEnded(facts: OfTopUp & { why: 'card' | 'bank_asks' | 'declined' | 'not_sold'; orderId: string | null }): MessageText;
}

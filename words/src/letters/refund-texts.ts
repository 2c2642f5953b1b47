import type { MessageText } from './message-text.ts';

interface To {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  /** With its currency. */
  amount: string;
}

/** Messages about money that goes back. */
export interface RefundTexts {
  refundAsked(facts: To): MessageText;
  /** `days`: working days until it is usually on the card. */
  refundSent(facts: To & { days: number }): MessageText;
  /** `byHand`: the school paid it itself, since the bank could not, or had not taken it in. */
  refundDone(facts: To & { byHand: boolean }): MessageText;
  /** Money that bought nothing is back: an order was paid twice, or in another amount. */
  extraReturned(facts: To & { isDuplicate: boolean }): MessageText;
  /** The school keeps no `fee` of it, and `amount` goes back. */
  refundFeeWaived(facts: To & { fee: string }): MessageText;
  refundDeclined(facts: To & { answer: string }): MessageText;
}

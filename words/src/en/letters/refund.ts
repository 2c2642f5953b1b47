import { count } from '../../grammar.ts';
import type { RefundTexts } from '../../letters/refund-texts.ts';

export const enRefund: RefundTexts = {
  refundAsked: ({ parent, address, amount }) => ({
    subject: `Refund requested: ${amount}`,
    text: `Hello ${parent},\n\nWe’ve received your refund request for ${amount}. While we look into it, the lessons in this package are on hold and can’t be booked. Changed your mind? Withdraw the request and they’re yours again.\n\nRefund status:\n${address}/payment/refund`,
    sms: `we’ve received your refund request for ${amount}. Status: ${address}/payment/refund`,
  }),
  refundSent: ({ parent, address, amount, days }) => ({
    subject: `Your money is on its way: ${amount}`,
    text: `Hello ${parent},\n\nWe’ve sent you ${amount} the same way you paid. The bank usually takes up to ${count('en', days, { one: 'working day', other: 'working days' })}.\n\nRefund status:\n${address}/payment/refund`,
    sms: `we’ve sent you ${amount}. The bank usually takes up to ${count('en', days, { one: 'working day', other: 'working days' })}.`,
  }),
  refundDone: ({ parent, address, amount, byHand }) => ({
    subject: `Refund completed: ${amount}`,
    text: `Hello ${parent},\n\n${byHand ? `We’ve refunded ${amount}, as agreed.` : `The bank has confirmed the refund of ${amount}. The money is back where you paid from.`}\n\nWe’d love to see you again. Your balance history:\n${address}/payment/history`,
    sms: `the refund of ${amount} is completed.`,
  }),
  extraReturned: ({ parent, address, amount, isDuplicate }) => ({
    subject: `Extra payment returned: ${amount}`,
    text: `Hello ${parent},\n\n${isDuplicate ? 'The same order was paid twice.' : 'We received a payment that we couldn’t match to any lessons.'} We’ve sent ${amount} back the way you paid. The lessons on your balance haven’t changed.\n\nSee your balance:\n${address}/payment`,
    sms: `we’ve returned an extra payment of ${amount}. Your lessons haven’t changed.`,
  }),
  refundFeeWaived: ({ parent, address, amount, fee }) => ({
    subject: `Refund without a fee: ${amount}`,
    text: `Hello ${parent},\n\nWe’ve decided not to keep ${fee} from your refund. Once the request is approved, you’ll get the whole sum back: ${amount}.\n\nRefund status:\n${address}/payment/refund`,
    sms: `we won’t keep ${fee} from your refund, it’s ${amount} now.`,
  }),
  refundDeclined: ({ parent, address, amount, answer }) => ({
    subject: `Refund not approved: ${amount}`,
    text: `Hello ${parent},\n\nWe’ve looked into your refund request for ${amount} and couldn’t approve it. Here’s why:\n${answer}\n\nThe lessons are back on your balance. If you don’t agree, message us:\n${address}/chat`,
    sms: `the refund of ${amount} wasn’t approved, the lessons are back on your balance. Why: ${address}/payment/refund`,
  }),
};

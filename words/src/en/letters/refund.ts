import { count } from '../../grammar.ts';
import type { RefundTexts } from '../../letters/refund-texts.ts';

export const enRefund: RefundTexts = {
  refundAsked: ({ parent, address, amount }) => ({
    subject: `Refund requested: ${amount}`,
    text: `Hello ${parent},\n\nWe have your request for a refund of ${amount}. The lessons of this package wait on your balance until we decide: they cannot be booked for now. If you change your mind, withdraw the request and the lessons are yours again.\n\nSee how it is going:\n${address}/payment/refund`,
    sms: `we have your refund request for ${amount}. See how it is going: ${address}/payment/refund`,
  }),
  refundSent: ({ parent, address, amount, days }) => ({
    subject: `Your money is on its way: ${amount}`,
    text: `Hello ${parent},\n\nWe have sent you ${amount} the same way you paid. The bank usually takes up to ${count('en', days, { one: 'working day', other: 'working days' })}.\n\nSee how it is going:\n${address}/payment/refund`,
    sms: `we have sent you ${amount}. The bank usually takes up to ${count('en', days, { one: 'working day', other: 'working days' })}.`,
  }),
  refundDone: ({ parent, address, amount, byHand }) => ({
    subject: `Refund completed: ${amount}`,
    text: `Hello ${parent},\n\n${byHand ? `We have paid you ${amount} back, as agreed.` : `The bank has confirmed the refund of ${amount}. The money has gone back the way you paid.`}\n\nWe would be glad to see you again. Your balance history:\n${address}/payment/history`,
    sms: `the refund of ${amount} is completed.`,
  }),
  extraReturned: ({ parent, address, amount, isDuplicate }) => ({
    subject: `Extra payment returned: ${amount}`,
    text: `Hello ${parent},\n\n${isDuplicate ? 'The same order was paid twice.' : 'A payment came that we could not credit lessons for.'} We have sent ${amount} back the way you paid. The lessons on your balance have not changed.\n\nSee your balance:\n${address}/payment`,
    sms: `we have returned an extra payment of ${amount}. Your lessons have not changed.`,
  }),
  refundDeclined: ({ parent, address, amount, answer }) => ({
    subject: `Refund not approved: ${amount}`,
    text: `Hello ${parent},\n\nWe have looked at your request for a refund of ${amount} and could not approve it. This is why:\n${answer}\n\nThe lessons are on your balance again. If you do not agree, write to us:\n${address}/chat`,
    sms: `the refund of ${amount} was not approved, the lessons are on your balance again. Why: ${address}/payment/refund`,
  }),
};

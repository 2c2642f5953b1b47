import { identityLimits } from '@school/contract/identity/limits';

import type { texts as ru } from '../../ru/entry/sms-code.ts';
import type { Same } from '../../grammar.ts';
import { minutes } from '../shared/amounts.ts';

export const texts = {
  phone: 'Phone',
  phoneHelp: 'The one you registered with',
  wrongPhone: 'The number is wrong: digits only, with the country code, for example +375 29 123-45-67',
  emptyPhone: 'Enter your phone number',
  getCode: 'Get a code',
  sent: (phone: string) =>
    `If the number ${phone} is registered, we’ve sent it an SMS with a code. It works for ${minutes(identityLimits.smsCode.minutes)}.`,
  sentOwn: (phone: string) => `We’ve sent an SMS with a code to ${phone}. It works for ${minutes(identityLimits.smsCode.minutes)}.`,
  code: 'Code from the SMS',
  wrongCode: 'The code has six digits',
  againIn: 'You can ask for a new code in',
  again: 'Send the code again',
  sentAgain: 'A new code has been sent; the old one no longer works',
  otherPhone: 'Change the number',
  noCode: 'No code? Check the number. You can sign in by SMS once you have registered.',
  apply: 'Register',
} satisfies Same<typeof ru>;

import { paymentsLimits } from '@school/contract/payments/limits';
import type { PaymentWay } from '@school/contract/payments/manual-calls';

import type { MoneyAccount } from '#modules/ledger';

/** Where money lies that the staff took in: in the desk, on the school's account, with the bank of the card terminal. */
export const accountsByHand = {
  cash: 'cash:main',
  transfer: 'bank:main',
  invoice: 'bank:main',
  terminal: 'bank:terminal',
} as const satisfies Record<PaymentWay, MoneyAccount>;

export const isByHand = (provider: string): provider is PaymentWay => paymentsLimits.manual.ways.some((way) => way === provider);

/** The account of the books in which the money of a provider is. */
export const moneyAccount = (provider: string): MoneyAccount => (isByHand(provider) ? accountsByHand[provider] : `clearing:${provider}`);

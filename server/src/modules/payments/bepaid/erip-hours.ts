import { paymentsLimits } from '@school/contract/payments/limits';

/** Hours for which a payment of ERIP can be made: as long as its order is open. */
export const eripHours: number = paymentsLimits.orderHours;

import type { AnswerOf } from '@school/contract/calls';
import type { ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';

type Plan = AnswerOf<'POST /payment/exchange/preview'>;

/**
 * What an exchange would make of the balance: asked anew for each number, the last answer staying in sight meanwhile.
 * `balance` is what it is asked about: with another balance the plan is another one.
 */
export const useExchangePlan = (request: ExchangeRequest, balance: unknown) =>
  useQuery<Plan>({
    queryKey: ['POST /payment/exchange/preview', request, balance],
    queryFn: ({ signal }) => api('POST /payment/exchange/preview', { body: request }, { signal }),
    placeholderData: keepPreviousData,
  });

import { defineCalls } from '../call.ts';
import { parentAndSupport } from '../role-rows.ts';
import { HistoryAsked, HistoryPage } from './history-page.ts';

export const ledgerCalls = defineCalls({
  'GET /payment/history': {
    who: parentAndSupport,
    adult: 'pays',
    summary:
      'Changes of the balance, newest first, a page at a time; of one kind of lessons, one sort of change, one kid, one stretch of time',
    query: HistoryAsked,
    gives: HistoryPage,
    refusals: [],
  },
});

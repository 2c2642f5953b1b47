import { analyticsEvents, type AnalyticsEventName, funnelSteps } from '@school/contract/analytics/events';
import { analyticsLimits } from '@school/contract/analytics/limits';
import type { AnswerOf } from '@school/contract/calls';

import { Refusal } from '#platform/refusal';

import type { createDayStore } from './days.store.ts';
import type { createStepStore } from './steps.store.ts';

interface Tools {
  days: ReturnType<typeof createDayStore>;
  steps: ReturnType<typeof createStepStore>;
}
export interface Period {
  from: string;
  to: string;
}

/** A period is one day or more, and no longer than a report may be. */
function insistOnPeriod({ from, to }: Period): void {
  const count = Temporal.PlainDate.from(from).until(to).total('days') + 1;
  if (count < 1 || count > analyticsLimits.reportDays) throw new Refusal('request.invalid', { where: 'query.to', problem: 'days' });
}

const isKnown = (name: string): name is AnalyticsEventName => (analyticsEvents as readonly string[]).includes(name);

/** Visits of guests in these days, the families that registered in them, and how far those have come until now. */
export const showFunnel =
  ({ days, steps }: Tools) =>
  async (period: Period): Promise<AnswerOf<'GET /manager/funnel'>> => {
    insistOnPeriod(period);
    const [guests, reached, events] = await Promise.all([
      days.lines('guests', period, 1),
      steps.reached(period),
      days.lines('event', period, 1000),
    ]);
    return {
      steps: funnelSteps.map((step) => ({ step, count: step === 'visit' ? (guests[0]?.visits ?? 0) : (reached.get(step) ?? 0) })),
      events: events.flatMap(({ name, ...counts }) => (isKnown(name) ? [{ name, ...counts }] : [])),
    };
  };

/** Which pages were seen, from where, on what. */
export const showPages =
  ({ days }: Tools) =>
  async (period: Period): Promise<AnswerOf<'GET /manager/pages'>> => {
    insistOnPeriod(period);
    const { lines } = analyticsLimits;
    const [ofDays, pages, referrers, screens] = await Promise.all([
      days.days(period),
      days.lines('page', period, lines),
      days.lines('from', period, lines),
      days.lines('screen', period, 3),
    ]);
    const kinds = ['phone', 'tablet', 'computer'] as const;
    return {
      days: ofDays,
      pages,
      referrers,
      screens: kinds.flatMap((name) => screens.filter((it) => it.name === name).map((it) => ({ ...it, name }))),
    };
  };

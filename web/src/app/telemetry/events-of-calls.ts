import type { AnalyticsEventName } from '@school/contract/analytics/events';
import type { AnswerOf, KnownCall } from '@school/contract/calls';

/** Which answers of the school are events. */
const ofAnswers: { [K in KnownCall]?: AnalyticsEventName | ((answer: AnswerOf<K>) => AnalyticsEventName) } = {
  'POST /registration': 'chip_registered',
  'POST /intro/hold': 'chip_trial_time_held',
  'POST /intro': 'chip_trial_booked',
  'POST /regular-schedule': 'chip_schedule_set',
  'POST /groups/:groupId/join': 'chip_club_joined',
  'POST /orders': 'chip_order_made',
  'POST /orders/:orderId/attempts': 'chip_payment_begun',
  'POST /equipment/checks': ({ verdict }) => (verdict === 'failed' ? 'chip_equipment_unfit' : 'chip_equipment_fit'),
};

/** The event that the answer of a changing call is; undefined for most. */
export function eventOfAnswer(call: string, answer: unknown): AnalyticsEventName | undefined {
  const event = ofAnswers[call as KnownCall];
  return typeof event === 'function' ? (event as (answer: unknown) => AnalyticsEventName)(answer) : event;
}

/** The event that something read is, and what it is about, so that it counts once: how a payment ended. */
export function eventOfReading(call: string, answer: unknown): { event: AnalyticsEventName; once: string } | undefined {
  if (call !== 'GET /orders/:orderId') return undefined;
  const { orderId, status } = answer as AnswerOf<'GET /orders/:orderId'>;
  const event = {
    'payment-completed': 'chip_payment_done',
    'payment-failed': 'chip_payment_failed',
    'payment-error': 'chip_payment_failed',
  } as const;
  const ended = status === 'payment-in-progress' ? undefined : event[status];
  return ended && { event: ended, once: `${orderId} ${ended}` };
}

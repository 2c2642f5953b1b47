/**
 * Everything the pages tell of, by name (docs/rules/telemetry.md#events: prefixed `chip_`). A name says all: an event carries no details of
 * its own, so none of them can say which child it was.
 */
export const analyticsEvents = [
  'chip_page_view',
  'chip_signed_in',
  'chip_registration_begun',
  'chip_registered',
  'chip_trial_time_held',
  'chip_trial_booked',
  'chip_schedule_set',
  'chip_club_joined',
  'chip_order_made',
  'chip_payment_begun',
  'chip_payment_done',
  'chip_payment_failed',
  'chip_playbook_finished',
  'chip_tour_begun',
  'chip_tour_left',
  'chip_tour_finished',
  'chip_equipment_fit',
  'chip_equipment_unfit',
  'chip_app_installed',
] as const;
export type AnalyticsEventName = (typeof analyticsEvents)[number];

/** Steps on the way to being a pupil, in their order. */
export const funnelSteps = ['visit', 'registration', 'trialBooked', 'trialHeld', 'paid', 'schedule'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

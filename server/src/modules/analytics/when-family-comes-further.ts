import type { FamiliesEvent } from '#modules/families';
import type { OrderPaid } from '#modules/payments';
import type { SchedulingEvent } from '#modules/calendar';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';

import type { createStepStore, FamilyStep } from './steps.store.ts';

type News<All extends { type: string }, Type extends All['type']> = Extract<All, { type: Type }>;

/** A family registers, books its trial, has it, pays, sets a schedule: each is a step of the funnel, the first time it happens. */
export function whenFamilyComesFurther({
  outbox,
  clock,
  steps,
}: {
  outbox: Outbox;
  clock: Clock;
  steps: ReturnType<typeof createStepStore>;
}): void {
  const reach = async (familyId: string, step: FamilyStep) => void (await steps.reach(familyId, step, clock.now()));
  outbox.subscribe<News<FamiliesEvent, 'families.registered'>>('families.registered', 'analytics.step-registration', ({ familyId }) =>
    reach(familyId, 'registration'),
  );
  outbox.subscribe<News<SchedulingEvent, 'scheduling.intro_booked'>>(
    'scheduling.intro_booked',
    'analytics.step-trial-booked',
    ({ familyId }) => reach(familyId, 'trialBooked'),
  );
  outbox.subscribe<News<SchedulingEvent, 'scheduling.lesson_conducted'>>(
    'scheduling.lesson_conducted',
    'analytics.step-trial-held',
    async ({ familyId, kind }) => void (kind === 'trial' && (await reach(familyId, 'trialHeld'))),
  );
  outbox.subscribe<OrderPaid>('payments.order_paid', 'analytics.step-paid', ({ familyId }) => reach(familyId, 'paid'));
  outbox.subscribe<News<SchedulingEvent, 'scheduling.schedule_set'>>('scheduling.schedule_set', 'analytics.step-schedule', ({ familyId }) =>
    reach(familyId, 'schedule'),
  );
}

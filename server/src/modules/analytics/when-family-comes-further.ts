import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';

import type { createStepStore, FamilyStep } from './steps.store.ts';

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
  outbox.subscribe('families.registered', 'analytics.step-registration', ({ familyId }) => reach(familyId, 'registration'));
  outbox.subscribe('scheduling.intro_booked', 'analytics.step-trial-booked', ({ familyId }) => reach(familyId, 'trialBooked'));
  outbox.subscribe(
    'scheduling.lesson_conducted',
    'analytics.step-trial-held',
    async ({ familyId, kind }) => void (kind === 'trial' && (await reach(familyId, 'trialHeld'))),
  );
  outbox.subscribe('payments.order_paid', 'analytics.step-paid', ({ familyId }) => reach(familyId, 'paid'));
  outbox.subscribe('scheduling.schedule_set', 'analytics.step-schedule', ({ familyId }) => reach(familyId, 'schedule'));
}

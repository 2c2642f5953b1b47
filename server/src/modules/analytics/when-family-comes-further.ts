import type { FamiliesNews } from '#modules/families';
import type { OrderPaid } from '#modules/payments';
import type { SchedulingNews } from '#modules/scheduling';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';

import type { createStepStore, FamilyStep } from './steps.store.ts';

type News<All extends { type: string }, Type extends All['type']> = Extract<All, { type: Type }>;

/** A family registers, books its trial, has it, pays, sets a schedule: each is a step of the funnel, the first time it happens. */
export function whenFamilyComesFurther({
  news,
  clock,
  steps,
}: {
  news: Announcements;
  clock: Clock;
  steps: ReturnType<typeof createStepStore>;
}): void {
  const reach = async (familyId: string, step: FamilyStep) => void (await steps.reach(familyId, step, clock.now()));
  news.on<News<FamiliesNews, 'families.registered'>>('families.registered', 'analytics.step-registration', ({ familyId }) =>
    reach(familyId, 'registration'),
  );
  news.on<News<SchedulingNews, 'scheduling.intro_booked'>>('scheduling.intro_booked', 'analytics.step-trial-booked', ({ familyId }) =>
    reach(familyId, 'trialBooked'),
  );
  news.on<News<SchedulingNews, 'scheduling.lesson_conducted'>>(
    'scheduling.lesson_conducted',
    'analytics.step-trial-held',
    async ({ familyId, kind }) => void (kind === 'trial' && (await reach(familyId, 'trialHeld'))),
  );
  news.on<OrderPaid>('payments.order_paid', 'analytics.step-paid', ({ familyId }) => reach(familyId, 'paid'));
  news.on<News<SchedulingNews, 'scheduling.schedule_set'>>('scheduling.schedule_set', 'analytics.step-schedule', ({ familyId }) =>
    reach(familyId, 'schedule'),
  );
}

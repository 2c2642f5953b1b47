import type { Families } from '#modules/families';
import type { Library } from '#modules/library';
import type { Mastery } from '#modules/mastery';
import type { Playbooks } from '#modules/playbooks';
import type { OnboardingFinished, Promotions } from '#modules/promotions';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Attempts } from './attempts.store.ts';
import type { Results } from './results.store.ts';
import type { Tests } from './tests.ts';

/** The events of this module: promotions gives three lessons for it (docs/rules/promotions.md#gifts). */
export type OnboardingEvent = OnboardingFinished;

/** What onboarding is built from. */
export interface OnboardingGiven {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  realtime: Pick<Realtime, 'changed'>;
  library: Library;
  mastery: Pick<Mastery, 'begin' | 'place'>;
  promotions: Pick<Promotions, 'onboardingGift'>;
  families: Pick<Families, 'kidFor' | 'family' | 'kidOf' | 'kids' | 'kidsOf'>;
  playbooks: Pick<Playbooks, 'open' | 'histories' | 'standings' | 'uidOf' | 'taskFactory' | 'slidesIn'>;
}

/** What an action of this module works with. */
export interface Tools extends OnboardingGiven {
  tests: Tests;
  attempts: Attempts;
  results: Results;
}

declare module '#platform/events' {
  interface Events extends EventsOf<OnboardingEvent> {}
}

import { analyticsLimits } from '@school/contract/analytics/limits';
import type { SentTo } from '@school/contract/calls';

import type { RateLimit } from '#platform/rate-limit';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import { listenTo } from '#platform/module';
import type { Caller } from '#platform/principal';
import { schoolZone } from '@school/contract/school/zone';

import { createDayStore } from './days.store.ts';
import { createEventStore } from './events.store.ts';
import { cleanedUrl } from './rules/cleaned-url.ts';
import { titleToKeep } from './rules/page-title.ts';
import { cameFrom, pageOf, screenOf } from './rules/where-seen.ts';
import { showFunnel, showPages } from './show-reports.ts';
import { createStepStore } from './steps.store.ts';
import { whenFamilyComesFurther } from './when-family-comes-further.ts';
import { whenPlaybookIsFinished } from './when-playbook-is-finished.ts';

export interface SentEvents {
  caller: Caller;
  events: ReadonlyArray<SentTo<'POST /analytics'>['body']>;
  /** By what calls are counted: the session, or the address of a guest. */
  counted: string;
  /** Of the headers (docs/rules/telemetry.md#events). */
  referrer: string;
  screenSize: string;
  timezone: string;
  visitId: string | undefined;
  /** The browser says that its owner does not want to be followed. */
  isPrivate: boolean;
}

/** Events are kept this long, counted days three years. Chosen. */
const keptFor = { hours: 400 * 24 };
const daysKeptFor = { years: 3 };

interface Given {
  db: Db;
  clock: Clock;
  rateLimit: Pick<RateLimit, 'take'>;
}

/** Events of the pages: kept for counting, without what would tell a child or open a door. */
export function createAnalytics({ db, clock, rateLimit }: Given) {
  const [events, days, steps] = [createEventStore(db), createDayStore(db), createStepStore(db)];
  const today = () => clock.now().toZonedDateTimeISO(schoolZone()).toPlainDate();
  const reach = whenFamilyComesFurther({ clock, steps });
  return {
    /** Keeps events. Who they are about the session says; the id in the body is not believed. */
    async keep({ caller, events: sent, counted, ...from }: SentEvents): Promise<void> {
      await rateLimit.take(`analytics ${counted}`, { most: analyticsLimits.callsPerMinute, window: { minutes: 1 } });
      const screenSize = /^\d{1,5}x\d{1,5}$/.test(from.screenSize) ? from.screenSize : null;
      const receivedAt = clock.now();
      await events.add(
        sent.map(({ eventName, data }) => {
          const pageUrl = cleanedUrl(data.pageUrl);
          const page = pageOf(pageUrl);
          // A child's page is nobody's, also when it is told after the parent has come back.
          const isKid = caller.role === 'kid' || page.startsWith('/kids/');
          // Sent when somebody has just signed in: what a guest did stays a guest's.
          const role = isKid ? 'kid' : data.customerId === null ? 'guest' : caller.role;
          const isNobody = isKid || from.isPrivate;
          return {
            eventId: newId(),
            eventName,
            role,
            customerId: caller.role === 'guest' || role === 'guest' || isNobody ? null : caller.customerId,
            visitId: isNobody ? null : (from.visitId ?? null),
            pageUrl,
            pageTitle: titleToKeep(data.pageTitle, { page, isKid }),
            page,
            cameFrom: cameFrom(from.referrer, data.pageUrl) ?? null,
            screen: screenOf(screenSize) ?? null,
            dateTime: data.dateTime,
            system: data.system,
            referrer: cleanedUrl(from.referrer) || null,
            screenSize,
            timezone: /^[A-Za-z_+\-/0-9]{1,64}$/.test(from.timezone) ? from.timezone : null,
            receivedAt,
          };
        }),
      );
    },
    funnel: showFunnel({ days, steps }),
    pages: showPages({ days, steps }),
    /** Counts the days that are over, and makes room for the months to come. */
    async countDays(): Promise<void> {
      const wasUsed = await days.countUntil(today().toString());
      if (!wasUsed) return;
      const month = clock.now().toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 });
      for (const ahead of [0, 1]) await events.openMonth(month.add({ months: ahead }));
    },
    async forgetOld(): Promise<void> {
      await events.removeBefore(clock.now().subtract(keptFor));
      await days.removeBefore(today().subtract(daysKeptFor).toString());
    },
    listens: listenTo({
      'families.registered': { 'analytics.step-registration': reach('registration') },
      'scheduling.intro_booked': { 'analytics.step-trial-booked': reach('trialBooked') },
      'scheduling.lesson_conducted': {
        'analytics.step-trial-held': async (lesson) => void (lesson.kind === 'trial' && (await reach('trialHeld')(lesson))),
      },
      'payments.order_paid': { 'analytics.step-paid': reach('paid') },
      'scheduling.schedule_set': { 'analytics.step-schedule': reach('schedule') },
      'playbooks.finished': { 'analytics.playbook-finished': whenPlaybookIsFinished({ clock, events }) },
    }),
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;

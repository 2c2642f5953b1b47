import type { FamiliesNews } from '#modules/families';
import type { GroupsNews } from '#modules/groups';
import type { BalanceChanged } from '#modules/ledger';
import type { OrderPaid, SubscriptionNews } from '#modules/payments';
import type { SchedulingNews } from '#modules/scheduling';
import type { Db } from '#platform/db';

import { createBalanceLevels } from './balance-levels.store.ts';
import { createExpiryNotices } from './expiry-notices.store.ts';
import { createReminderStore } from './reminders.store.ts';
import { tellExpiring } from './tell-expiring.ts';
import type { Tools } from './tools.ts';
import { whenBalanceChanges } from './when-balance-changes.ts';
import { whenClocksChange } from './when-clocks-change.ts';
import { whenFamilyIsRegistered } from './when-family-is-registered.ts';
import { whenGroupIsClosed, whenGroupIsJoined, whenGroupVisitIsBooked, whenOfferIsOver, whenPlaceIsOffered } from './when-groups-change.ts';
import { whenLessonIsAppointed, whenLessonsAreCanceled, whenLessonsAreTransferred } from './when-lesson-changes.ts';
import { whenOrderIsPaid } from './when-order-is-paid.ts';
import { tellOfRefunds } from './when-refund-moves.ts';
import {
  whenLessonIsUnfunded,
  whenScheduleIsChanged,
  whenScheduleIsEnded,
  whenScheduleIsPaused,
  whenScheduleIsResumed,
  whenTeacherIsChanged,
  whenTeacherRequestWaits,
} from './when-regular-schedule-changes.ts';
import { remindOfHold, whenLessonIsReleased, whenScheduleIsReleased, whenScheduleIsSet } from './when-schedule-changes.ts';
import {
  whenLessonBreaksDown,
  whenLessonIsMissed,
  whenLessonIsReturned,
  whenLessonIsUnattended,
import { whenKidIsRemoved, whenTeacherRequestIsDeclined, whenWaitingIsDeclined } from './when-manager-answers.ts';
  whenLessonsAreGiven,
  whenLessonsAreRestaffed,
  whenTeacherIsLate,
} from './when-staff-changes.ts';
import { whenChargeIsDeclined, whenPeriodIsToPay, whenPriceChanges, whenSubscriptionIsUnpaid } from './when-subscription-moves-on.ts';
import { whenCourseIsRecommended, whenIntroIsBooked } from './when-trial-moves-on.ts';

type News<Type extends SchedulingNews['type']> = Extract<SchedulingNews, { type: Type }>;
type OfSubscriptions<Type extends SubscriptionNews['type']> = Extract<SubscriptionNews, { type: Type }>;
type OfGroups<Type extends GroupsNews['type']> = Extract<GroupsNews, { type: Type }>;

/** Tells families what has happened: listens to the modules below and queues messages. Nobody waits for it. */
export function createNotifications({ db, ...given }: Omit<Tools, 'reminders' | 'balanceLevels' | 'expiryNotices' | 'db'> & { db: Db }) {
  const tools: Tools = {
    ...given,
    db,
    reminders: createReminderStore(db),
    balanceLevels: createBalanceLevels(db),
    expiryNotices: createExpiryNotices(db),
  };
  const { news, clock, reminders } = tools;
  news.on<Extract<FamiliesNews, { type: 'families.registered' }>>(
    'families.registered',
    'notifications.welcome',
    whenFamilyIsRegistered(tools),
  );
  news.on<News<'scheduling.intro_booked'>>('scheduling.intro_booked', 'notifications.intro-booked', whenIntroIsBooked(tools));
  news.on<News<'scheduling.course_recommended'>>(
    'scheduling.course_recommended',
    'notifications.course-recommended',
    whenCourseIsRecommended(tools),
  );
  news.on<BalanceChanged>('ledger.balance_changed', 'notifications.balance', whenBalanceChanges(tools));
  news.on<OrderPaid>('payments.order_paid', 'notifications.order-paid', whenOrderIsPaid(tools));
  news.on<OfSubscriptions<'payments.subscription_price_changes'>>(
    'payments.subscription_price_changes',
    'notifications.subscription-price',
    whenPriceChanges(tools),
  );
  news.on<OfSubscriptions<'payments.subscription_declined'>>(
    'payments.subscription_declined',
    'notifications.subscription-declined',
    whenChargeIsDeclined(tools),
  );
  news.on<OfSubscriptions<'payments.subscription_to_pay'>>(
    'payments.subscription_to_pay',
    'notifications.subscription-to-pay',
    whenPeriodIsToPay(tools),
  );
  news.on<OfSubscriptions<'payments.subscription_unpaid'>>(
    'payments.subscription_unpaid',
    'notifications.subscription-unpaid',
    whenSubscriptionIsUnpaid(tools),
  );
  news.on<News<'scheduling.schedule_set'>>('scheduling.schedule_set', 'notifications.schedule-set', whenScheduleIsSet(tools));
  news.on<News<'scheduling.schedule_released'>>(
    'scheduling.schedule_released',
    'notifications.schedule-released',
    whenScheduleIsReleased(tools),
  );
  news.on<News<'scheduling.clock_changes'>>('scheduling.clock_changes', 'notifications.clock-changes', whenClocksChange(tools));
  news.on<News<'scheduling.schedule_changed'>>(
    'scheduling.schedule_changed',
    'notifications.schedule-changed',
    whenScheduleIsChanged(tools),
  );
  news.on<News<'scheduling.schedule_paused'>>('scheduling.schedule_paused', 'notifications.schedule-paused', whenScheduleIsPaused(tools));
  news.on<News<'scheduling.schedule_resumed'>>(
    'scheduling.schedule_resumed',
    'notifications.schedule-resumed',
    whenScheduleIsResumed(tools),
  );
  news.on<News<'scheduling.schedule_ended'>>('scheduling.schedule_ended', 'notifications.schedule-ended', whenScheduleIsEnded(tools));
  news.on<News<'scheduling.teacher_changed'>>('scheduling.teacher_changed', 'notifications.teacher-changed', whenTeacherIsChanged(tools));
  news.on<News<'scheduling.teacher_request_waits'>>(
    'scheduling.teacher_request_waits',
    'notifications.teacher-request-waits',
    whenTeacherRequestWaits(tools),
  );
  news.on<News<'scheduling.lesson_unfunded'>>('scheduling.lesson_unfunded', 'notifications.lesson-unfunded', whenLessonIsUnfunded(tools));
  news.on<News<'scheduling.lesson_appointed'>>(
    'scheduling.lesson_appointed',
    'notifications.lesson-appointed',
    whenLessonIsAppointed(tools),
  );
  news.on<News<'scheduling.lessons_transferred'>>(
    'scheduling.lessons_transferred',
    'notifications.lessons-transferred',
    whenLessonsAreTransferred(tools),
  );
  news.on<News<'scheduling.lessons_canceled'>>(
    'scheduling.lessons_canceled',
    'notifications.lessons-canceled',
    whenLessonsAreCanceled(tools),
  );
  news.on<News<'scheduling.lesson_released'>>('scheduling.lesson_released', 'notifications.lesson-released', whenLessonIsReleased(tools));
  news.on<News<'scheduling.lessons_restaffed'>>(
    'scheduling.lessons_restaffed',
    'notifications.lessons-restaffed',
    whenLessonsAreRestaffed(tools),
  );
  news.on<News<'scheduling.lessons_given'>>('scheduling.lessons_given', 'notifications.lessons-given', whenLessonsAreGiven(tools));
  news.on<News<'scheduling.teacher_late'>>('scheduling.teacher_late', 'notifications.teacher-late', whenTeacherIsLate(tools));
  news.on<News<'scheduling.lesson_unattended'>>(
    'scheduling.lesson_unattended',
    'notifications.lesson-unattended',
    whenLessonIsUnattended(tools),
  );
  news.on<News<'scheduling.lesson_returned'>>('scheduling.lesson_returned', 'notifications.lesson-returned', whenLessonIsReturned(tools));
  news.on<News<'scheduling.lesson_broke_down'>>(
    'scheduling.lesson_broke_down',
    'notifications.lesson-broke-down',
    whenLessonBreaksDown(tools),
  );
  news.on<News<'scheduling.lesson_missed'>>('scheduling.lesson_missed', 'notifications.lesson-missed', whenLessonIsMissed(tools));

  news.on<OfGroups<'groups.joined'>>('groups.joined', 'notifications.group-joined', whenGroupIsJoined(tools));
  news.on<OfGroups<'groups.visit_booked'>>('groups.visit_booked', 'notifications.group-visit-booked', whenGroupVisitIsBooked(tools));
  news.on<OfGroups<'groups.place_offered'>>('groups.place_offered', 'notifications.place-offered', whenPlaceIsOffered(tools));
  news.on<OfGroups<'groups.offer_expired'>>('groups.offer_expired', 'notifications.offer-over', whenOfferIsOver(tools));
  news.on<OfGroups<'groups.closed'>>('groups.closed', 'notifications.group-closed', whenGroupIsClosed(tools));

  tellOfRefunds(tools);

  return {
    /** The daily job: lessons that end in 60, 30 or 7 days. */
    tellExpiring: tellExpiring(tools),
    /** Sends the reminders whose hour has come, each once. */
    async remind(): Promise<void> {
      for (;;) {
        const wasDue = await db.inTransaction(async () => {
          const reminder = await reminders.takeDue(clock.now());
          if (reminder) await remindOfHold(tools)(reminder);
          return reminder !== undefined;
        });
        if (!wasDue) return;
      }
    },
  };
}

export type Notifications = ReturnType<typeof createNotifications>;
  news.on<OfGroups<'groups.removed'>>('groups.removed', 'notifications.group-removed', whenKidIsRemoved(tools));
  news.on<OfGroups<'groups.waiting_declined'>>('groups.waiting_declined', 'notifications.waiting-declined', whenWaitingIsDeclined(tools));
  news.on<News<'scheduling.teacher_request_declined'>>(
    'scheduling.teacher_request_declined',
    'notifications.teacher-request-declined',
    whenTeacherRequestIsDeclined(tools),
  );

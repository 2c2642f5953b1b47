import { newPushKeys } from '#platform/push';

import { answerOutbox, noticesKept } from './answers.ts';
import { createBalanceLevels } from './balance-levels.store.ts';
import { carryPush } from './carry-push.ts';
import { createChoices } from './choices.store.ts';
import { createDevices } from './devices.store.ts';
import { createExpiryNotices } from './expiry-notices.store.ts';
import { noticeActions } from './keep-notices.ts';
import { createLessonNotices } from './lesson-notices.store.ts';
import { createMessageActs } from './message-acts.store.ts';
import { createNotices } from './notices.store.ts';
import { remind } from './remind.ts';
import { createReminderStore } from './reminders.store.ts';
import { tellColleague } from './tell-colleague.ts';
import { tellContactsChanged } from './tell-contacts-changed.ts';
import { tellLinkMade } from './tell-link-made.ts';
import { tellExpiring } from './tell-expiring.ts';
import { whenLevelIsCompleted } from './when-level-is-completed.ts';
import { whenHomeworkOpens, whenWorkIsMarked } from './tell-homework.ts';
import { whenMessageIsSent } from './tell-unread.ts';
import type { NotificationsGiven, Tools } from './tools.ts';
import { undeliveredActions } from './undelivered.ts';
import { whenBalanceChanges } from './when-balance-changes.ts';
import { whenClocksChange } from './when-clocks-change.ts';
import { whenContactIsConfirmed, whenFamilyIsRegistered } from './when-family-is-registered.ts';
import { whenGiftIsOffered } from './when-gift-is-offered.ts';
import { whenGroupIsClosed, whenGroupIsJoined, whenGroupVisitIsBooked, whenOfferIsOver, whenPlaceIsOffered } from './when-groups-change.ts';
import { whenLessonIsAppointed, whenLessonsAreCanceled, whenLessonsAreTransferred } from './when-lesson-changes.ts';
import { whenKidIsRemoved, whenTeacherRequestIsDeclined, whenWaitingIsDeclined } from './when-manager-answers.ts';
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
import { whenLessonIsReleased, whenScheduleIsReleased, whenScheduleIsSet } from './when-schedule-changes.ts';
import {
  whenLessonBreaksDown,
  whenLessonIsMissed,
  whenObjectionIsDecided,
  whenLessonIsReturned,
  whenLessonIsUnattended,
  whenLessonsAreGiven,
  whenLessonsAreRestaffed,
  whenTeacherIsLate,
} from './when-staff-changes.ts';
import { whenTeacherRunsOver } from './when-teacher-runs-over.ts';
import { whenChargeIsDeclined, whenPeriodIsToPay, whenPriceChanges, whenSubscriptionIsUnpaid } from './when-subscription-moves-on.ts';
import { whenCourseIsRecommended, whenIntroIsBooked } from './when-trial-moves-on.ts';

/** Who may be written to about push messages: the mailbox that the school's mail comes from. */
const writeTo = (mailFrom: string): string => `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** Tells families what has happened: listens to the modules below and queues messages. Nobody waits for it. */
export async function createNotifications({ db, push, mailFrom, ...given }: NotificationsGiven) {
  const tools: Tools = {
    ...given,
    db,
    reminders: createReminderStore(db),
    balanceLevels: createBalanceLevels(db),
    expiryNotices: createExpiryNotices(db),
    choices: createChoices(db),
    notices: createNotices(db),
    devices: createDevices(db),
    lessonNotices: createLessonNotices(db),
    messageActs: createMessageActs(db),
  };
  const { outbox, clock } = tools;
  const keys = await tools.devices.keys(newPushKeys(), clock.now());
  tools.messages.carry('push', carryPush(tools, { push, sender: { subject: writeTo(mailFrom), ...keys } }));
  answerOutbox(tools);
  outbox.subscribe('families.registered', 'notifications.welcome', whenFamilyIsRegistered(tools));
  outbox.subscribe('identity.contact_confirmed', 'notifications.welcome', whenContactIsConfirmed(tools));
  outbox.subscribe('scheduling.intro_booked', 'notifications.intro-booked', whenIntroIsBooked(tools));
  outbox.subscribe('scheduling.course_recommended', 'notifications.course-recommended', whenCourseIsRecommended(tools));
  outbox.subscribe('ledger.balance_changed', 'notifications.balance', whenBalanceChanges(tools));
  outbox.subscribe('payments.order_paid', 'notifications.order-paid', whenOrderIsPaid(tools));
  outbox.subscribe('payments.subscription_price_changes', 'notifications.subscription-price', whenPriceChanges(tools));
  outbox.subscribe('payments.subscription_declined', 'notifications.subscription-declined', whenChargeIsDeclined(tools));
  outbox.subscribe('payments.subscription_to_pay', 'notifications.subscription-to-pay', whenPeriodIsToPay(tools));
  outbox.subscribe('payments.subscription_unpaid', 'notifications.subscription-unpaid', whenSubscriptionIsUnpaid(tools));
  outbox.subscribe('scheduling.schedule_set', 'notifications.schedule-set', whenScheduleIsSet(tools));
  outbox.subscribe('scheduling.schedule_released', 'notifications.schedule-released', whenScheduleIsReleased(tools));
  outbox.subscribe('scheduling.clock_changes', 'notifications.clock-changes', whenClocksChange(tools));
  outbox.subscribe('scheduling.schedule_changed', 'notifications.schedule-changed', whenScheduleIsChanged(tools));
  outbox.subscribe('scheduling.schedule_paused', 'notifications.schedule-paused', whenScheduleIsPaused(tools));
  outbox.subscribe('scheduling.schedule_resumed', 'notifications.schedule-resumed', whenScheduleIsResumed(tools));
  outbox.subscribe('scheduling.schedule_ended', 'notifications.schedule-ended', whenScheduleIsEnded(tools));
  outbox.subscribe('scheduling.teacher_changed', 'notifications.teacher-changed', whenTeacherIsChanged(tools));
  outbox.subscribe('scheduling.teacher_request_waits', 'notifications.teacher-request-waits', whenTeacherRequestWaits(tools));
  outbox.subscribe('scheduling.lesson_unfunded', 'notifications.lesson-unfunded', whenLessonIsUnfunded(tools));
  outbox.subscribe('scheduling.lesson_appointed', 'notifications.lesson-appointed', whenLessonIsAppointed(tools));
  outbox.subscribe('scheduling.lessons_transferred', 'notifications.lessons-transferred', whenLessonsAreTransferred(tools));
  outbox.subscribe('scheduling.lessons_canceled', 'notifications.lessons-canceled', whenLessonsAreCanceled(tools));
  outbox.subscribe('scheduling.lesson_released', 'notifications.lesson-released', whenLessonIsReleased(tools));
  outbox.subscribe('scheduling.lessons_restaffed', 'notifications.lessons-restaffed', whenLessonsAreRestaffed(tools));
  outbox.subscribe('scheduling.lessons_given', 'notifications.lessons-given', whenLessonsAreGiven(tools));
  outbox.subscribe('scheduling.teacher_runs_late', 'notifications.teacher-runs-late', whenTeacherRunsOver(tools));
  outbox.subscribe('scheduling.teacher_late', 'notifications.teacher-late', whenTeacherIsLate(tools));
  outbox.subscribe('scheduling.lesson_unattended', 'notifications.lesson-unattended', whenLessonIsUnattended(tools));
  outbox.subscribe('scheduling.lesson_returned', 'notifications.lesson-returned', whenLessonIsReturned(tools));
  outbox.subscribe('scheduling.lesson_broke_down', 'notifications.lesson-broke-down', whenLessonBreaksDown(tools));
  outbox.subscribe('scheduling.objection_decided', 'notifications.objection-decided', whenObjectionIsDecided(tools));
  outbox.subscribe('scheduling.lesson_missed', 'notifications.lesson-missed', whenLessonIsMissed(tools));

  outbox.subscribe('groups.joined', 'notifications.group-joined', whenGroupIsJoined(tools));
  outbox.subscribe('groups.visit_booked', 'notifications.group-visit-booked', whenGroupVisitIsBooked(tools));
  outbox.subscribe('groups.place_offered', 'notifications.place-offered', whenPlaceIsOffered(tools));
  outbox.subscribe('groups.offer_expired', 'notifications.offer-over', whenOfferIsOver(tools));
  outbox.subscribe('groups.removed', 'notifications.group-removed', whenKidIsRemoved(tools));
  outbox.subscribe('groups.waiting_declined', 'notifications.waiting-declined', whenWaitingIsDeclined(tools));
  outbox.subscribe('scheduling.teacher_request_declined', 'notifications.teacher-request-declined', whenTeacherRequestIsDeclined(tools));
  outbox.subscribe('groups.closed', 'notifications.group-closed', whenGroupIsClosed(tools));

  outbox.subscribe('learning.homework_opened', 'notifications.homework-opened', whenHomeworkOpens(tools));
  outbox.subscribe('learning.level_completed', 'notifications.level-completed', whenLevelIsCompleted(tools));
  outbox.subscribe('playbooks.marked', 'notifications.work-marked', whenWorkIsMarked(tools));
  outbox.subscribe('chat.message_sent', 'notifications.message-unread', whenMessageIsSent(tools));
  outbox.subscribe('promotions.gift_offered', 'notifications.gift-offered', whenGiftIsOffered(tools));

  tellOfRefunds(tools);

  return {
    /** To the address or phone a family had until a manager changed it. */
    tellContactsChanged: tellContactsChanged(tools),
    tellLinkMade: tellLinkMade(tools),
    /** To a teacher or a manager, by mail or SMS; a key is said once. */
    tellColleague: tellColleague(tools),
    /** The daily job: lessons that end in 60, 30 or 7 days. */
    tellExpiring: tellExpiring(tools),
    /** The job of every minute: lessons ahead, and reminders whose hour has come, each once. */
    remind: remind(tools),
    /** Throws away notices of more than 90 days, and what no reminder needs any more. */
    async forgetOld(): Promise<void> {
      const before = clock.now().subtract(noticesKept);
      await tools.notices.removeBefore(before);
      await tools.lessonNotices.removeBefore(before);
      await tools.reminders.removeBefore(before);
    },
    ...noticeActions(tools, { pushKey: keys.publicKey }),
    ...undeliveredActions(tools),
  };
}

export type Notifications = Awaited<ReturnType<typeof createNotifications>>;

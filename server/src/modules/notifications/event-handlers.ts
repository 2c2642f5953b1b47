import { listenTo } from '#platform/module';

import { whenHomeworkOpens, whenWorkIsMarked } from './tell-homework.ts';
import { whenMessageIsSent } from './tell-unread.ts';
import type { Tools } from './tools.ts';
import { whenAdultIsGone, whenAdultJoins } from './when-adults-move.ts';
import { whenBalanceChanges } from './when-balance-changes.ts';
import { whenCardIsDecided } from './when-card-is-decided.ts';
import { whenClocksChange } from './when-clocks-change.ts';
import { whenContactIsConfirmed, whenFamilyIsRegistered } from './when-family-is-registered.ts';
import { whenGiftIsOffered } from './when-gift-is-offered.ts';
import {
  whenGroupCloses,
  whenGroupIsClosed,
  whenGroupIsJoined,
  whenGroupIsMoved,
  whenGroupIsNotGathered,
  whenGroupLessonsAreOff,
  whenGroupVisitIsBooked,
  whenOfferIsOver,
  whenPlaceIsOffered,
} from './when-groups-change.ts';
import { whenLessonIsAppointed, whenLessonsAreCanceled, whenLessonsAreTransferred } from './when-lesson-changes.ts';
import { whenLevelIsCompleted } from './when-level-is-completed.ts';
import { whenKidIsRemoved, whenTeacherRequestIsDeclined, whenWaitingIsDeclined } from './when-manager-answers.ts';
import { whenOrderIsPaid } from './when-order-is-paid.ts';
import { whenInvoiceIsDue, whenInvoiceIsMade } from './when-invoice-moves.ts';
import { whenRefundFeeIsWaived, whenRefundIsAsked, whenRefundIsDeclined, whenRefundIsDone, whenRefundIsSent } from './when-refund-moves.ts';
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
import { whenChargeIsDeclined, whenPeriodIsToPay, whenPriceChanges, whenSubscriptionIsUnpaid } from './when-subscription-moves-on.ts';
import { whenTopUpComes, whenTopUpEnds, whenTopUpIsDeclined } from './when-top-up-moves.ts';
import { whenReportIsCorrected } from './when-report-is-corrected.ts';
import { whenChildrenAreAlone, whenHelpIsAsked, whenHelpIsUnanswered, whenKidIsMissing } from './when-room-needs-people.ts';
import { whenTeacherRunsOver } from './when-teacher-runs-over.ts';
import { whenCourseIsRecommended, whenIntroIsBooked } from './when-trial-moves-on.ts';

/** What people are told of: for each event, who tells it. */
export const eventHandlers = (tools: Tools) =>
  listenTo({
    'families.registered': { 'notifications.welcome': whenFamilyIsRegistered(tools) },
    'identity.contact_confirmed': { 'notifications.welcome': whenContactIsConfirmed(tools) },
    'adults.joined': { 'notifications.adult-joined': whenAdultJoins(tools) },
    'adults.gone': { 'notifications.adult-gone': whenAdultIsGone(tools) },
    'scheduling.intro_booked': { 'notifications.intro-booked': whenIntroIsBooked(tools) },
    'scheduling.course_recommended': { 'notifications.course-recommended': whenCourseIsRecommended(tools) },
    'ledger.balance_changed': { 'notifications.balance': whenBalanceChanges(tools) },
    'payments.order_paid': { 'notifications.order-paid': whenOrderIsPaid(tools) },
    'payments.subscription_price_changes': { 'notifications.subscription-price': whenPriceChanges(tools) },
    'payments.subscription_declined': { 'notifications.subscription-declined': whenChargeIsDeclined(tools) },
    'payments.subscription_to_pay': { 'notifications.subscription-to-pay': whenPeriodIsToPay(tools) },
    'payments.subscription_unpaid': { 'notifications.subscription-unpaid': whenSubscriptionIsUnpaid(tools) },
    'payments.top_up_coming': { 'notifications.top-up-coming': whenTopUpComes(tools) },
    'payments.top_up_declined': { 'notifications.top-up-declined': whenTopUpIsDeclined(tools) },
    'payments.top_up_ended': { 'notifications.top-up-ended': whenTopUpEnds(tools) },
    'scheduling.schedule_set': { 'notifications.schedule-set': whenScheduleIsSet(tools) },
    'scheduling.schedule_released': { 'notifications.schedule-released': whenScheduleIsReleased(tools) },
    'scheduling.clock_changes': { 'notifications.clock-changes': whenClocksChange(tools) },
    'scheduling.schedule_changed': { 'notifications.schedule-changed': whenScheduleIsChanged(tools) },
    'scheduling.schedule_paused': { 'notifications.schedule-paused': whenScheduleIsPaused(tools) },
    'scheduling.schedule_resumed': { 'notifications.schedule-resumed': whenScheduleIsResumed(tools) },
    'scheduling.schedule_ended': { 'notifications.schedule-ended': whenScheduleIsEnded(tools) },
    'scheduling.teacher_changed': { 'notifications.teacher-changed': whenTeacherIsChanged(tools) },
    'scheduling.teacher_request_waits': { 'notifications.teacher-request-waits': whenTeacherRequestWaits(tools) },
    'scheduling.lesson_unfunded': { 'notifications.lesson-unfunded': whenLessonIsUnfunded(tools) },
    'scheduling.lesson_appointed': { 'notifications.lesson-appointed': whenLessonIsAppointed(tools) },
    'scheduling.lessons_transferred': { 'notifications.lessons-transferred': whenLessonsAreTransferred(tools) },
    'scheduling.lessons_canceled': { 'notifications.lessons-canceled': whenLessonsAreCanceled(tools) },
    'scheduling.lesson_released': { 'notifications.lesson-released': whenLessonIsReleased(tools) },
    'scheduling.lessons_restaffed': { 'notifications.lessons-restaffed': whenLessonsAreRestaffed(tools) },
    'scheduling.lessons_given': { 'notifications.lessons-given': whenLessonsAreGiven(tools) },
    'scheduling.teacher_runs_late': { 'notifications.teacher-runs-late': whenTeacherRunsOver(tools) },
    'scheduling.teacher_late': { 'notifications.teacher-late': whenTeacherIsLate(tools) },
    'scheduling.lesson_unattended': { 'notifications.lesson-unattended': whenLessonIsUnattended(tools) },
    'scheduling.lesson_returned': { 'notifications.lesson-returned': whenLessonIsReturned(tools) },
    'scheduling.lesson_broke_down': { 'notifications.lesson-broke-down': whenLessonBreaksDown(tools) },
    'scheduling.objection_decided': { 'notifications.objection-decided': whenObjectionIsDecided(tools) },
    'scheduling.lesson_missed': { 'notifications.lesson-missed': whenLessonIsMissed(tools) },
    'lesson-room.kid_missing': { 'notifications.kid-missing': whenKidIsMissing(tools) },
    'lesson-room.report_corrected': { 'notifications.report-corrected': whenReportIsCorrected(tools) },
    'lesson-room.help_asked': { 'notifications.help-asked': whenHelpIsAsked(tools) },
    'lesson-room.help_unanswered': { 'notifications.help-unanswered': whenHelpIsUnanswered(tools) },
    'lesson-room.children_alone': { 'notifications.children-alone': whenChildrenAreAlone(tools) },
    'groups.joined': { 'notifications.group-joined': whenGroupIsJoined(tools) },
    'groups.visit_booked': { 'notifications.group-visit-booked': whenGroupVisitIsBooked(tools) },
    'groups.place_offered': { 'notifications.place-offered': whenPlaceIsOffered(tools) },
    'groups.offer_expired': { 'notifications.offer-over': whenOfferIsOver(tools) },
    'groups.removed': { 'notifications.group-removed': whenKidIsRemoved(tools) },
    'groups.waiting_declined': { 'notifications.waiting-declined': whenWaitingIsDeclined(tools) },
    'scheduling.teacher_request_declined': { 'notifications.teacher-request-declined': whenTeacherRequestIsDeclined(tools) },
    'groups.closed': { 'notifications.group-closed': whenGroupIsClosed(tools) },
    'groups.not_gathered': { 'notifications.group-not-gathered': whenGroupIsNotGathered(tools) },
    'groups.closing': { 'notifications.group-closes': whenGroupCloses(tools) },
    'groups.moved': { 'notifications.group-moved': whenGroupIsMoved(tools) },
    'groups.lessons_off': { 'notifications.group-lessons-off': whenGroupLessonsAreOff(tools) },
    'learning.homework_opened': { 'notifications.homework-opened': whenHomeworkOpens(tools) },
    'learning.level_completed': { 'notifications.level-completed': whenLevelIsCompleted(tools) },
    'playbooks.marked': { 'notifications.work-marked': whenWorkIsMarked(tools) },
    'chat.message_sent': { 'notifications.message-unread': whenMessageIsSent(tools) },
    'promotions.gift_offered': { 'notifications.gift-offered': whenGiftIsOffered(tools) },
    'teacher-cards.decided': { 'notifications.card-decided': whenCardIsDecided(tools) },
    'payments.invoice_made': { 'notifications.invoice-made': whenInvoiceIsMade(tools) },
    'payments.invoice_due': { 'notifications.invoice-due': whenInvoiceIsDue(tools) },
    'payments.refund_asked': { 'notifications.refund-asked': whenRefundIsAsked(tools) },
    'payments.refund_fee_waived': { 'notifications.refund-fee-waived': whenRefundFeeIsWaived(tools) },
    'payments.refund_sent': { 'notifications.refund-sent': whenRefundIsSent(tools) },
    'payments.refund_done': { 'notifications.refund-done': whenRefundIsDone(tools) },
    'payments.refund_declined': { 'notifications.refund-declined': whenRefundIsDeclined(tools) },
  });

import type { Call, CallKey } from './call.ts';
import { adultsCalls } from './adults/calls.ts';
import { analyticsCalls } from './analytics/calls.ts';
import { analyticsReportCalls } from './analytics/report-calls.ts';
import { approvalsCalls } from './approvals/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { familyAddingCalls } from './back-office/adding-calls.ts';
import { schoolCalendarCalls } from './back-office/calendar-calls.ts';
import { backOfficeCalls } from './back-office/calls.ts';
import { familyCardCalls } from './back-office/family-calls.ts';
import { followUpCalls } from './back-office/follow-up-calls.ts';
import { importCalls } from './back-office/import-calls.ts';
import { lessonActCalls } from './back-office/lesson-calls.ts';
import { lessonCaseCalls } from './back-office/lesson-case-calls.ts';
import { familyMoneyCalls } from './back-office/money-calls.ts';
import { schoolOpeningCalls } from './back-office/opening-calls.ts';
import { queueCalls } from './back-office/queue-calls.ts';
import { brainTrainerCalls } from './brain-trainer/calls.ts';
import { calendarFeedCalls } from './calendar-feed/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { offerCalls } from './catalogue/offer.ts';
import { trialTermsCalls, trialPreviewCalls } from './catalogue/trial-terms.ts';
import { chatCalls, chatMoreCalls } from './chat/calls.ts';
import { chatManagerCalls } from './chat/manager-calls.ts';
import { equipmentCalls } from './equipment/calls.ts';
import { familiesCalls } from './families/calls.ts';
import { consentCalls } from './families/consents.ts';
import { joiningCalls } from './families/joining-calls.ts';
import { laterCalls } from './families/later-calls.ts';
import { profileCalls } from './families/profile-calls.ts';
import { faultsCalls } from './faults/calls.ts';
import { financeCalls } from './finance/calls.ts';
import { groupsCalls } from './groups/calls.ts';
import { managedGroupCalls } from './groups/manager-calls.ts';
import { ledGroupCalls } from './groups/teacher-calls.ts';
import { identityCalls } from './identity/calls.ts';
import { codeCalls } from './identity/code-calls.ts';
import { contactCalls } from './identity/contact-calls.ts';
import { pictureCalls } from './identity/picture-calls.ts';
import { secondFactorCalls } from './identity/second-factor-calls.ts';
import { setupCalls } from './identity/setup-calls.ts';
import { socialCalls } from './identity/social-calls.ts';
import { beginningCalls } from './learning/beginning-calls.ts';
import { learningCalls } from './learning/calls.ts';
import { planCalls } from './learning/plan-calls.ts';
import { practiceCalls } from './learning/practice-calls.ts';
import { progressCalls } from './learning/progress-calls.ts';
import { pupilCalls } from './learning/pupil-calls.ts';
import { balanceCalls } from './ledger/balance-calls.ts';
import { ledgerCalls } from './ledger/calls.ts';
import { lessonRoomCalls } from './lesson-room/calls.ts';
import { announcementCalls } from './notifications/announcement-calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { managerMessagesCalls } from './notifications/manager-calls.ts';
import { onboardingCalls } from './onboarding/calls.ts';
import { pagesCalls } from './pages/calls.ts';
import { payLinksCalls } from './pay-links/calls.ts';
import { paymentsCalls } from './payments/calls.ts';
import { documentCalls } from './payments/document-calls.ts';
import { manualCalls } from './payments/manual-calls.ts';
import { payrollCalls } from './payroll/calls.ts';
import { playbooksCalls } from './playbooks/calls.ts';
import { lessonCalls } from './playbooks/lesson-calls.ts';
import { reviewCalls } from './playbooks/review-calls.ts';
import { privacyCalls } from './privacy/calls.ts';
import { promotionsCalls } from './promotions/calls.ts';
import { promotionTermsCalls } from './promotions/terms-calls.ts';
import { ratingsCalls } from './ratings/calls.ts';
import { surveyCalls } from './ratings/survey-calls.ts';
import { reconciliationCalls } from './reconciliation/calls.ts';
import { refundCalls } from './refunds/calls.ts';
import { refundManagerCalls } from './refunds/manager-calls.ts';
import { regionCalls } from './region/calls.ts';
import { bookCalls } from './rewards/book-calls.ts';
import { rewardCalls } from './rewards/calls.ts';
import { freePlayCalls } from './rewards/free-play-calls.ts';
import { storyCalls } from './rewards/story-calls.ts';
import { togetherCalls } from './rewards/together-calls.ts';
import { savedCardsCalls } from './saved-cards/calls.ts';
import { schedulingCalls } from './scheduling/calls.ts';
import { lessonChangeCalls } from './scheduling/change-calls.ts';
import { regularScheduleCalls } from './scheduling/regular-calls.ts';
import { schoolCalls } from './school/calls.ts';
import { openingCalls } from './school/opening-calls.ts';
import { staffAccountCalls } from './staff/calls.ts';
import { teacherManagementCalls } from './staff/teacher-calls.ts';
import { staffCalls } from './staffing/calls.ts';
import { teacherLessonCalls } from './staffing/lesson-calls.ts';
import { workspaceCalls, payCalls } from './staffing/workspace-calls.ts';
import { subscriptionCalls } from './subscriptions/calls.ts';
import { supportCalls } from './support/calls.ts';
import { teacherCardsCalls } from './teacher-cards/calls.ts';
import { wholeSchoolCalls } from './whole-school/calls.ts';

/** Written by `npm run gather` from the folders of the modules, never by hand. */
export const calls = {
  ...adultsCalls,
  ...analyticsCalls,
  ...analyticsReportCalls,
  ...approvalsCalls,
  ...auditCalls,
  ...familyAddingCalls,
  ...schoolCalendarCalls,
  ...backOfficeCalls,
  ...familyCardCalls,
  ...followUpCalls,
  ...importCalls,
  ...lessonActCalls,
  ...lessonCaseCalls,
  ...familyMoneyCalls,
  ...schoolOpeningCalls,
  ...queueCalls,
  ...brainTrainerCalls,
  ...calendarFeedCalls,
  ...catalogueCalls,
  ...offerCalls,
  ...trialTermsCalls,
  ...trialPreviewCalls,
  ...chatCalls,
  ...chatMoreCalls,
  ...chatManagerCalls,
  ...equipmentCalls,
  ...familiesCalls,
  ...consentCalls,
  ...joiningCalls,
  ...laterCalls,
  ...profileCalls,
  ...faultsCalls,
  ...financeCalls,
  ...groupsCalls,
  ...managedGroupCalls,
  ...ledGroupCalls,
  ...identityCalls,
  ...codeCalls,
  ...contactCalls,
  ...pictureCalls,
  ...secondFactorCalls,
  ...setupCalls,
  ...socialCalls,
  ...beginningCalls,
  ...learningCalls,
  ...planCalls,
  ...practiceCalls,
  ...progressCalls,
  ...pupilCalls,
  ...balanceCalls,
  ...ledgerCalls,
  ...lessonRoomCalls,
  ...announcementCalls,
  ...notificationsCalls,
  ...managerMessagesCalls,
  ...onboardingCalls,
  ...pagesCalls,
  ...payLinksCalls,
  ...paymentsCalls,
  ...documentCalls,
  ...manualCalls,
  ...payrollCalls,
  ...playbooksCalls,
  ...lessonCalls,
  ...reviewCalls,
  ...privacyCalls,
  ...promotionsCalls,
  ...promotionTermsCalls,
  ...ratingsCalls,
  ...surveyCalls,
  ...reconciliationCalls,
  ...refundCalls,
  ...refundManagerCalls,
  ...regionCalls,
  ...bookCalls,
  ...rewardCalls,
  ...freePlayCalls,
  ...storyCalls,
  ...togetherCalls,
  ...savedCardsCalls,
  ...schedulingCalls,
  ...lessonChangeCalls,
  ...regularScheduleCalls,
  ...schoolCalls,
  ...openingCalls,
  ...staffAccountCalls,
  ...teacherManagementCalls,
  ...staffCalls,
  ...teacherLessonCalls,
  ...workspaceCalls,
  ...payCalls,
  ...subscriptionCalls,
  ...supportCalls,
  ...teacherCardsCalls,
  ...wholeSchoolCalls,
} satisfies Record<CallKey, Call>;

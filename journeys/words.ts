import * as enBrain from '../web/src/i18n/en/brain.ts';
import * as enBrainGames from '../web/src/i18n/en/brain-games.ts';
import * as enReview from '../web/src/i18n/en/review.ts';
import * as enTeacherWords from '../web/src/i18n/en/teacher-words.ts';
import * as enOnboarding from '../web/src/i18n/en/onboarding.ts';
import * as enVoiceConsent from '../web/src/i18n/en/voice-consent.ts';
import * as enChat from '../web/src/i18n/en/chat.ts';
import * as enChatDesk from '../web/src/i18n/en/chat-desk.ts';
import * as enCommon from '../web/src/i18n/en/common.ts';
import * as enEntry from '../web/src/i18n/en/entry.ts';
import * as enHomeSteps from '../web/src/i18n/en/home-steps.ts';
import * as enHome from '../web/src/i18n/en/home.ts';
import * as enIntro from '../web/src/i18n/en/intro.ts';
import * as enIntroApplication from '../web/src/i18n/en/intro-application.ts';
import * as enKid from '../web/src/i18n/en/kid.ts';
import * as enKidForm from '../web/src/i18n/en/kid-form.ts';
import * as enLessonChange from '../web/src/i18n/en/lesson-change.ts';
import * as enGroups from '../web/src/i18n/en/groups.ts';
import * as enRegular from '../web/src/i18n/en/regular-schedule.ts';
import * as enChangeTeacher from '../web/src/i18n/en/change-teacher.ts';
import * as enAbsences from '../web/src/i18n/en/teacher-absences.ts';
import * as enFurtherRefusals from '../web/src/i18n/en/further-refusals.ts';
import * as enRefusals from '../web/src/i18n/en/refusals.ts';
import * as enLogin from '../web/src/i18n/en/login.ts';
import * as enNewPassword from '../web/src/i18n/en/new-password.ts';
import * as enSmsCode from '../web/src/i18n/en/sms-code.ts';
import * as enNames from '../web/src/i18n/en/names.ts';
import * as enExchange from '../web/src/i18n/en/exchange.ts';
import * as enRefund from '../web/src/i18n/en/refund.ts';
import * as enManagerRefunds from '../web/src/i18n/en/manager-refunds.ts';
import * as enApprovals from '../web/src/i18n/en/approvals.ts';
import * as enStuck from '../web/src/i18n/en/stuck-money.ts';
import * as enPromo from '../web/src/i18n/en/promo.ts';
import * as enPromoCodes from '../web/src/i18n/en/manager-promo-codes.ts';
import * as enPayment from '../web/src/i18n/en/payment.ts';
import * as enPlayer from '../web/src/i18n/en/player.ts';
import * as enVoice from '../web/src/i18n/en/voice.ts';
import * as enVerdicts from '../web/src/i18n/en/verdicts.ts';
import * as enProgress from '../web/src/i18n/en/course-progress.ts';
import * as enRegistration from '../web/src/i18n/en/registration.ts';
import * as enSchedule from '../web/src/i18n/en/schedule.ts';
import * as enSelection from '../web/src/i18n/en/schedule-selection.ts';
import * as enTasks from '../web/src/i18n/en/tasks.ts';
import * as enTeacher from '../web/src/i18n/en/teacher.ts';
import * as enAuditActs from '../web/src/i18n/en/audit-acts.ts';
import * as enFamilyActs from '../web/src/i18n/en/family-acts.ts';
import * as enFamilyCard from '../web/src/i18n/en/family-card.ts';
import * as enOffice from '../web/src/i18n/en/office.ts';
import * as enSettings from '../web/src/i18n/en/settings.ts';
import * as enSupport from '../web/src/i18n/en/support.ts';
import * as enTeacherLesson from '../web/src/i18n/en/teacher-lesson.ts';
import * as enCabinet from '../web/src/i18n/en/teacher-cabinet.ts';
import * as ruBrain from '../web/src/i18n/ru/brain.ts';
import * as ruBrainGames from '../web/src/i18n/ru/brain-games.ts';
import * as ruReview from '../web/src/i18n/ru/review.ts';
import * as ruTeacherWords from '../web/src/i18n/ru/teacher-words.ts';
import * as ruOnboarding from '../web/src/i18n/ru/onboarding.ts';
import * as ruVoiceConsent from '../web/src/i18n/ru/voice-consent.ts';
import * as ruChat from '../web/src/i18n/ru/chat.ts';
import * as ruChatDesk from '../web/src/i18n/ru/chat-desk.ts';
import * as ruCommon from '../web/src/i18n/ru/common.ts';
import * as ruEntry from '../web/src/i18n/ru/entry.ts';
import * as ruHomeSteps from '../web/src/i18n/ru/home-steps.ts';
import * as ruHome from '../web/src/i18n/ru/home.ts';
import * as ruIntro from '../web/src/i18n/ru/intro.ts';
import * as ruIntroApplication from '../web/src/i18n/ru/intro-application.ts';
import * as ruKid from '../web/src/i18n/ru/kid.ts';
import * as ruKidForm from '../web/src/i18n/ru/kid-form.ts';
import * as ruLessonChange from '../web/src/i18n/ru/lesson-change.ts';
import * as ruGroups from '../web/src/i18n/ru/groups.ts';
import * as ruRegular from '../web/src/i18n/ru/regular-schedule.ts';
import * as ruChangeTeacher from '../web/src/i18n/ru/change-teacher.ts';
import * as ruAbsences from '../web/src/i18n/ru/teacher-absences.ts';
import * as ruFurtherRefusals from '../web/src/i18n/ru/further-refusals.ts';
import * as ruRefusals from '../web/src/i18n/ru/refusals.ts';
import * as ruLogin from '../web/src/i18n/ru/login.ts';
import * as ruNewPassword from '../web/src/i18n/ru/new-password.ts';
import * as ruSmsCode from '../web/src/i18n/ru/sms-code.ts';
import * as ruNames from '../web/src/i18n/ru/names.ts';
import * as ruExchange from '../web/src/i18n/ru/exchange.ts';
import * as ruRefund from '../web/src/i18n/ru/refund.ts';
import * as ruManagerRefunds from '../web/src/i18n/ru/manager-refunds.ts';
import * as ruApprovals from '../web/src/i18n/ru/approvals.ts';
import * as ruStuck from '../web/src/i18n/ru/stuck-money.ts';
import * as ruPromo from '../web/src/i18n/ru/promo.ts';
import * as ruPromoCodes from '../web/src/i18n/ru/manager-promo-codes.ts';
import * as ruPayment from '../web/src/i18n/ru/payment.ts';
import * as ruPlayer from '../web/src/i18n/ru/player.ts';
import * as ruVoice from '../web/src/i18n/ru/voice.ts';
import * as ruVerdicts from '../web/src/i18n/ru/verdicts.ts';
import * as ruProgress from '../web/src/i18n/ru/course-progress.ts';
import * as ruRegistration from '../web/src/i18n/ru/registration.ts';
import * as ruSchedule from '../web/src/i18n/ru/schedule.ts';
import * as ruSelection from '../web/src/i18n/ru/schedule-selection.ts';
import * as ruTasks from '../web/src/i18n/ru/tasks.ts';
import * as ruTeacher from '../web/src/i18n/ru/teacher.ts';
import * as ruAuditActs from '../web/src/i18n/ru/audit-acts.ts';
import * as ruFamilyActs from '../web/src/i18n/ru/family-acts.ts';
import * as ruFamilyCard from '../web/src/i18n/ru/family-card.ts';
import * as ruOffice from '../web/src/i18n/ru/office.ts';
import * as ruSettings from '../web/src/i18n/ru/settings.ts';
import * as ruSupport from '../web/src/i18n/ru/support.ts';
import * as ruTeacherLesson from '../web/src/i18n/ru/teacher-lesson.ts';
import * as ruCabinet from '../web/src/i18n/ru/teacher-cabinet.ts';

const russian = {
  entry: ruEntry.texts,
  brain: ruBrain.texts,
  brainGames: ruBrainGames.texts,
  review: ruReview.texts,
  teacherWords: ruTeacherWords.texts,
  onboarding: ruOnboarding.texts,
  voiceConsent: ruVoiceConsent.texts,
  home: ruHome.texts,
  homeSteps: ruHomeSteps.texts,
  intro: ruIntro.texts,
  introApplication: ruIntroApplication.texts,
  kid: ruKid.texts,
  kidForm: ruKidForm.texts,
  lessonChange: ruLessonChange.texts,
  groups: ruGroups.texts,
  regular: ruRegular.texts,
  changeTeacher: ruChangeTeacher.texts,
  absences: ruAbsences.texts,
  chat: ruChat.texts,
  chatDesk: ruChatDesk.texts,
  common: ruCommon.texts,
  refusals: { ...ruRefusals.texts, ...ruFurtherRefusals.texts },
  login: ruLogin.texts,
  newPassword: ruNewPassword.texts,
  smsCode: ruSmsCode.texts,
  names: ruNames.texts,
  exchange: ruExchange.texts,
  refund: ruRefund.texts,
  managerRefunds: ruManagerRefunds.texts,
  approvals: ruApprovals.texts,
  stuck: ruStuck.texts,
  promo: ruPromo.texts,
  promoCodes: ruPromoCodes.texts,
  payment: ruPayment.texts,
  player: ruPlayer.texts,
  verdicts: ruVerdicts.texts,
  voice: ruVoice.texts,
  progress: ruProgress.texts,
  registration: ruRegistration.texts,
  schedule: ruSchedule.texts,
  selection: ruSelection.texts,
  tasks: ruTasks.texts,
  teacher: ruTeacher.texts,
  auditActs: ruAuditActs.texts,
  familyActs: ruFamilyActs.texts,
  familyCard: ruFamilyCard.texts,
  office: ruOffice.texts,
  settings: ruSettings.texts,
  support: ruSupport.texts,
  teacherLesson: ruTeacherLesson.texts,
  cabinet: ruCabinet.texts,
  bank: {
    succeed: 'Оплатить',
    decline: 'Банк отклонит платёж',
    leave: 'Вернуться в школу, не заплатив',
    fail: 'Связь с банком прервётся',
    more: 'Другие исходы',
    twice: 'Оплатить дважды',
  },
};
const english = {
  entry: enEntry.texts,
  home: enHome.texts,
  homeSteps: enHomeSteps.texts,
  intro: enIntro.texts,
  introApplication: enIntroApplication.texts,
  brain: enBrain.texts,
  brainGames: enBrainGames.texts,
  review: enReview.texts,
  teacherWords: enTeacherWords.texts,
  onboarding: enOnboarding.texts,
  voiceConsent: enVoiceConsent.texts,
  kid: enKid.texts,
  kidForm: enKidForm.texts,
  lessonChange: enLessonChange.texts,
  groups: enGroups.texts,
  regular: enRegular.texts,
  changeTeacher: enChangeTeacher.texts,
  absences: enAbsences.texts,
  chat: enChat.texts,
  chatDesk: enChatDesk.texts,
  common: enCommon.texts,
  refusals: { ...enRefusals.texts, ...enFurtherRefusals.texts },
  login: enLogin.texts,
  newPassword: enNewPassword.texts,
  smsCode: enSmsCode.texts,
  names: enNames.texts,
  exchange: enExchange.texts,
  refund: enRefund.texts,
  managerRefunds: enManagerRefunds.texts,
  approvals: enApprovals.texts,
  stuck: enStuck.texts,
  promo: enPromo.texts,
  promoCodes: enPromoCodes.texts,
  payment: enPayment.texts,
  player: enPlayer.texts,
  verdicts: enVerdicts.texts,
  voice: enVoice.texts,
  progress: enProgress.texts,
  registration: enRegistration.texts,
  schedule: enSchedule.texts,
  selection: enSelection.texts,
  tasks: enTasks.texts,
  teacher: enTeacher.texts,
  auditActs: enAuditActs.texts,
  familyActs: enFamilyActs.texts,
  familyCard: enFamilyCard.texts,
  office: enOffice.texts,
  settings: enSettings.texts,
  support: enSupport.texts,
  teacherLesson: enTeacherLesson.texts,
  cabinet: enCabinet.texts,
  bank: {
    succeed: 'Pay',
    decline: 'The bank declines the payment',
    leave: 'Back to the school without paying',
    fail: 'The connection to the bank breaks',
    more: 'Other outcomes',
    twice: 'Pay twice',
  },
};

/** The words a person looks for on the screen: the texts of the product themselves, in both languages. */
export const words = { ru: russian, en: english } as const;
export type Words = (typeof words)['ru' | 'en'];

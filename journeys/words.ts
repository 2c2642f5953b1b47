import * as enBrain from '@school/words/en/kid/brain';
import * as enBrainGames from '@school/words/en/kid/brain-games';
import * as enReview from '@school/words/en/shared/review';
import * as enTeacherWords from '@school/words/en/shared/teacher-words';
import * as enOnboarding from '@school/words/en/entry/onboarding';
import * as enVoiceConsent from '@school/words/en/shared/voice-consent';
import * as enChat from '@school/words/en/shared/chat';
import * as enHelpdesk from '@school/words/en/manager/helpdesk';
import * as enStaffLayout from '@school/words/en/shared/staff-layout';
import * as enShell from '@school/words/en/shared/shell';
import * as enEntry from '@school/words/en/entry/entry';
import * as enHomeSteps from '@school/words/en/parent/home-steps';
import * as enHome from '@school/words/en/parent/home';
import * as enIntro from '@school/words/en/parent/intro';
import * as enMeetTeacher from '@school/words/en/shared/meet-teacher';
import * as enIntroBooked from '@school/words/en/parent/intro-booked';
import * as enIntroApplication from '@school/words/en/parent/intro-application';
import * as enKid from '@school/words/en/kid/kid';
import * as enKidCourses from '@school/words/en/kid/kid-courses';
import * as enKidWorld from '@school/words/en/kid/kid-world';
import * as enKidRoom from '@school/words/en/kid/kid-room';
import * as enRoomStickers from '@school/words/en/shared/room-stickers';
import * as enRoomTasks from '@school/words/en/shared/room-tasks';
import * as enKidForm from '@school/words/en/entry/kid-form';
import * as enLiveRooms from '@school/words/en/manager/live-rooms';
import * as enPushDevices from '@school/words/en/shared/push-devices';
import * as enLessonLook from '@school/words/en/shared/lesson-look';
import * as enLessonChange from '@school/words/en/parent/lesson-change';
import * as enGroups from '@school/words/en/shared/groups';
import * as enRegular from '@school/words/en/parent/regular-schedule';
import * as enChangeTeacher from '@school/words/en/parent/change-teacher';
import * as enAbsences from '@school/words/en/teacher/teacher-absences';
import * as enFurtherRefusals from '@school/words/en/shared/further-refusals';
import * as enRefusals from '@school/words/en/shared/refusals';
import * as enLogin from '@school/words/en/entry/login';
import * as enRoomEntry from '@school/words/en/entry/room-entry';
import * as enDeviceCode from '@school/words/en/shared/device-code';
import * as enNewPassword from '@school/words/en/entry/new-password';
import * as enSmsCode from '@school/words/en/entry/sms-code';
import * as enNames from '@school/words/en/shared/names';
import * as enExchange from '@school/words/en/parent/exchange';
import * as enRefund from '@school/words/en/parent/refund';
import * as enSchoolSettings from '@school/words/en/manager/school-settings';
import * as enDatedTerms from '@school/words/en/manager/dated-terms';
import * as enManagerRefunds from '@school/words/en/manager/manager-refunds';
import * as enApprovals from '@school/words/en/manager/approvals';
import * as enReconciliation from '@school/words/en/manager/reconciliation';
import * as enPromo from '@school/words/en/parent/promo';
import * as enPromoCodes from '@school/words/en/manager/manager-promo-codes';
import * as enSavedCards from '@school/words/en/parent/saved-cards';
import * as enTopUp from '@school/words/en/parent/top-up';
import * as enPayment from '@school/words/en/parent/payment';
import * as enPlayer from '@school/words/en/kid/player';
import * as enVoice from '@school/words/en/kid/voice';
import * as enVerdicts from '@school/words/en/kid/verdicts';
import * as enProgress from '@school/words/en/parent/course-progress';
import * as enRegistration from '@school/words/en/entry/registration';
import * as enSchedule from '@school/words/en/parent/schedule';
import * as enSelection from '@school/words/en/parent/schedule-selection';
import * as enFurtherTasks from '@school/words/en/kid/further-tasks';
import * as enTasks from '@school/words/en/kid/tasks';
import * as enTeacher from '@school/words/en/teacher/teacher';
import * as enAuditActs from '@school/words/en/shared/audit-acts';
import * as enFamilyActs from '@school/words/en/manager/family-acts';
import * as enFamilyCard from '@school/words/en/manager/family-card';
import * as enOffice from '@school/words/en/manager/office';
import * as enSettings from '@school/words/en/shared/settings';
import * as enSupport from '@school/words/en/shared/support';
import * as enTeacherRoom from '@school/words/en/teacher/teacher-room';
import * as enTeacherLesson from '@school/words/en/teacher/teacher-lesson';
import * as enWorkspace from '@school/words/en/teacher/teacher-workspace';
import * as ruBrain from '@school/words/ru/kid/brain';
import * as ruBrainGames from '@school/words/ru/kid/brain-games';
import * as ruReview from '@school/words/ru/shared/review';
import * as ruTeacherWords from '@school/words/ru/shared/teacher-words';
import * as ruOnboarding from '@school/words/ru/entry/onboarding';
import * as ruVoiceConsent from '@school/words/ru/shared/voice-consent';
import * as ruChat from '@school/words/ru/shared/chat';
import * as ruHelpdesk from '@school/words/ru/manager/helpdesk';
import * as ruStaffLayout from '@school/words/ru/shared/staff-layout';
import * as ruShell from '@school/words/ru/shared/shell';
import * as ruEntry from '@school/words/ru/entry/entry';
import * as ruHomeSteps from '@school/words/ru/parent/home-steps';
import * as ruHome from '@school/words/ru/parent/home';
import * as ruIntro from '@school/words/ru/parent/intro';
import * as ruMeetTeacher from '@school/words/ru/shared/meet-teacher';
import * as ruIntroBooked from '@school/words/ru/parent/intro-booked';
import * as ruIntroApplication from '@school/words/ru/parent/intro-application';
import * as ruKid from '@school/words/ru/kid/kid';
import * as ruKidCourses from '@school/words/ru/kid/kid-courses';
import * as ruKidWorld from '@school/words/ru/kid/kid-world';
import * as ruKidRoom from '@school/words/ru/kid/kid-room';
import * as ruRoomStickers from '@school/words/ru/shared/room-stickers';
import * as ruRoomTasks from '@school/words/ru/shared/room-tasks';
import * as ruKidForm from '@school/words/ru/entry/kid-form';
import * as ruLiveRooms from '@school/words/ru/manager/live-rooms';
import * as ruPushDevices from '@school/words/ru/shared/push-devices';
import * as ruLessonLook from '@school/words/ru/shared/lesson-look';
import * as ruLessonChange from '@school/words/ru/parent/lesson-change';
import * as ruGroups from '@school/words/ru/shared/groups';
import * as ruRegular from '@school/words/ru/parent/regular-schedule';
import * as ruChangeTeacher from '@school/words/ru/parent/change-teacher';
import * as ruAbsences from '@school/words/ru/teacher/teacher-absences';
import * as ruFurtherRefusals from '@school/words/ru/shared/further-refusals';
import * as ruRefusals from '@school/words/ru/shared/refusals';
import * as ruLogin from '@school/words/ru/entry/login';
import * as ruRoomEntry from '@school/words/ru/entry/room-entry';
import * as ruDeviceCode from '@school/words/ru/shared/device-code';
import * as ruNewPassword from '@school/words/ru/entry/new-password';
import * as ruSmsCode from '@school/words/ru/entry/sms-code';
import * as ruNames from '@school/words/ru/shared/names';
import * as ruExchange from '@school/words/ru/parent/exchange';
import * as ruRefund from '@school/words/ru/parent/refund';
import * as ruSchoolSettings from '@school/words/ru/manager/school-settings';
import * as ruDatedTerms from '@school/words/ru/manager/dated-terms';
import * as ruManagerRefunds from '@school/words/ru/manager/manager-refunds';
import * as ruApprovals from '@school/words/ru/manager/approvals';
import * as ruReconciliation from '@school/words/ru/manager/reconciliation';
import * as ruPromo from '@school/words/ru/parent/promo';
import * as ruPromoCodes from '@school/words/ru/manager/manager-promo-codes';
import * as ruSavedCards from '@school/words/ru/parent/saved-cards';
import * as ruTopUp from '@school/words/ru/parent/top-up';
import * as ruPayment from '@school/words/ru/parent/payment';
import * as ruPlayer from '@school/words/ru/kid/player';
import * as ruVoice from '@school/words/ru/kid/voice';
import * as ruVerdicts from '@school/words/ru/kid/verdicts';
import * as ruProgress from '@school/words/ru/parent/course-progress';
import * as ruRegistration from '@school/words/ru/entry/registration';
import * as ruSchedule from '@school/words/ru/parent/schedule';
import * as ruSelection from '@school/words/ru/parent/schedule-selection';
import * as ruFurtherTasks from '@school/words/ru/kid/further-tasks';
import * as ruTasks from '@school/words/ru/kid/tasks';
import * as ruTeacher from '@school/words/ru/teacher/teacher';
import * as ruAuditActs from '@school/words/ru/shared/audit-acts';
import * as ruFamilyActs from '@school/words/ru/manager/family-acts';
import * as ruFamilyCard from '@school/words/ru/manager/family-card';
import * as ruOffice from '@school/words/ru/manager/office';
import * as ruSettings from '@school/words/ru/shared/settings';
import * as ruSupport from '@school/words/ru/shared/support';
import * as ruTeacherRoom from '@school/words/ru/teacher/teacher-room';
import * as ruTeacherLesson from '@school/words/ru/teacher/teacher-lesson';
import * as ruWorkspace from '@school/words/ru/teacher/teacher-workspace';

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
  introBooked: ruIntroBooked.texts,
  meetTeacher: ruMeetTeacher.texts,
  introApplication: ruIntroApplication.texts,
  kid: ruKid.texts,
  kidCourses: ruKidCourses.texts,
  kidWorld: ruKidWorld.texts,
  kidRoom: ruKidRoom.texts,
  roomStickers: ruRoomStickers.texts,
  roomTasks: ruRoomTasks.texts,
  kidForm: ruKidForm.texts,
  lessonChange: ruLessonChange.texts,
  lessonLook: ruLessonLook.texts,
  liveRooms: ruLiveRooms.texts,
  pushDevices: ruPushDevices.texts,
  groups: ruGroups.texts,
  regular: ruRegular.texts,
  changeTeacher: ruChangeTeacher.texts,
  absences: ruAbsences.texts,
  chat: ruChat.texts,
  helpdesk: ruHelpdesk.texts,
  shell: ruShell.texts,
  staffLayout: ruStaffLayout.texts,
  refusals: { ...ruRefusals.texts, ...ruFurtherRefusals.texts },
  login: ruLogin.texts,
  roomEntry: ruRoomEntry.texts,
  deviceCode: ruDeviceCode.texts,
  newPassword: ruNewPassword.texts,
  smsCode: ruSmsCode.texts,
  names: ruNames.texts,
  exchange: ruExchange.texts,
  refund: ruRefund.texts,
  schoolSettings: ruSchoolSettings.texts,
  datedTerms: ruDatedTerms.texts,
  managerRefunds: ruManagerRefunds.texts,
  approvals: ruApprovals.texts,
  reconciliation: ruReconciliation.texts,
  promo: ruPromo.texts,
  promoCodes: ruPromoCodes.texts,
  savedCards: ruSavedCards.texts,
  topUp: ruTopUp.texts,
  payment: ruPayment.texts,
  player: ruPlayer.texts,
  verdicts: ruVerdicts.texts,
  voice: ruVoice.texts,
  progress: ruProgress.texts,
  registration: ruRegistration.texts,
  schedule: ruSchedule.texts,
  selection: ruSelection.texts,
  furtherTasks: ruFurtherTasks.texts,
  tasks: ruTasks.texts,
  teacher: ruTeacher.texts,
  auditActs: ruAuditActs.texts,
  familyActs: ruFamilyActs.texts,
  familyCard: ruFamilyCard.texts,
  office: ruOffice.texts,
  settings: ruSettings.texts,
  support: ruSupport.texts,
  teacherLesson: ruTeacherLesson.texts,
  teacherRoom: ruTeacherRoom.texts,
  workspace: ruWorkspace.texts,
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
  introBooked: enIntroBooked.texts,
  meetTeacher: enMeetTeacher.texts,
  introApplication: enIntroApplication.texts,
  brain: enBrain.texts,
  brainGames: enBrainGames.texts,
  review: enReview.texts,
  teacherWords: enTeacherWords.texts,
  onboarding: enOnboarding.texts,
  voiceConsent: enVoiceConsent.texts,
  kid: enKid.texts,
  kidCourses: enKidCourses.texts,
  kidWorld: enKidWorld.texts,
  kidRoom: enKidRoom.texts,
  roomStickers: enRoomStickers.texts,
  roomTasks: enRoomTasks.texts,
  kidForm: enKidForm.texts,
  lessonChange: enLessonChange.texts,
  lessonLook: enLessonLook.texts,
  liveRooms: enLiveRooms.texts,
  pushDevices: enPushDevices.texts,
  groups: enGroups.texts,
  regular: enRegular.texts,
  changeTeacher: enChangeTeacher.texts,
  absences: enAbsences.texts,
  chat: enChat.texts,
  helpdesk: enHelpdesk.texts,
  shell: enShell.texts,
  staffLayout: enStaffLayout.texts,
  refusals: { ...enRefusals.texts, ...enFurtherRefusals.texts },
  login: enLogin.texts,
  roomEntry: enRoomEntry.texts,
  deviceCode: enDeviceCode.texts,
  newPassword: enNewPassword.texts,
  smsCode: enSmsCode.texts,
  names: enNames.texts,
  exchange: enExchange.texts,
  refund: enRefund.texts,
  schoolSettings: enSchoolSettings.texts,
  datedTerms: enDatedTerms.texts,
  managerRefunds: enManagerRefunds.texts,
  approvals: enApprovals.texts,
  reconciliation: enReconciliation.texts,
  promo: enPromo.texts,
  promoCodes: enPromoCodes.texts,
  savedCards: enSavedCards.texts,
  topUp: enTopUp.texts,
  payment: enPayment.texts,
  player: enPlayer.texts,
  verdicts: enVerdicts.texts,
  voice: enVoice.texts,
  progress: enProgress.texts,
  registration: enRegistration.texts,
  schedule: enSchedule.texts,
  selection: enSelection.texts,
  furtherTasks: enFurtherTasks.texts,
  tasks: enTasks.texts,
  teacher: enTeacher.texts,
  auditActs: enAuditActs.texts,
  familyActs: enFamilyActs.texts,
  familyCard: enFamilyCard.texts,
  office: enOffice.texts,
  settings: enSettings.texts,
  support: enSupport.texts,
  teacherLesson: enTeacherLesson.texts,
  teacherRoom: enTeacherRoom.texts,
  workspace: enWorkspace.texts,
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

import { texts as further } from '@school/words/ru/shared/further-refusals';
import { texts as refused } from '@school/words/ru/shared/refusals';

import { texts as entry } from '@school/words/ru/entry/entry';
import { texts as kidForm } from '@school/words/ru/entry/kid-form';
import { texts as login } from '@school/words/ru/entry/login';
import { texts as newPassword } from '@school/words/ru/entry/new-password';
import { texts as onboarding } from '@school/words/ru/entry/onboarding';
import { texts as registration } from '@school/words/ru/entry/registration';
import { texts as roomEntry } from '@school/words/ru/entry/room-entry';
import { texts as smsCode } from '@school/words/ru/entry/sms-code';
import { texts as brain } from '@school/words/ru/kid/brain';
import { texts as brainGames } from '@school/words/ru/kid/brain-games';
import { texts as furtherTasks } from '@school/words/ru/kid/further-tasks';
import { texts as kid } from '@school/words/ru/kid/kid';
import { texts as kidCourses } from '@school/words/ru/kid/kid-courses';
import { texts as kidRoom } from '@school/words/ru/kid/kid-room';
import { texts as kidWorld } from '@school/words/ru/kid/kid-world';
import { texts as player } from '@school/words/ru/kid/player';
import { texts as tasks } from '@school/words/ru/kid/tasks';
import { texts as verdicts } from '@school/words/ru/kid/verdicts';
import { texts as voice } from '@school/words/ru/kid/voice';
import { texts as approvals } from '@school/words/ru/manager/approvals';
import { texts as datedTerms } from '@school/words/ru/manager/dated-terms';
import { texts as familyActs } from '@school/words/ru/manager/family-acts';
import { texts as familyCard } from '@school/words/ru/manager/family-card';
import { texts as helpdesk } from '@school/words/ru/manager/helpdesk';
import { texts as liveRooms } from '@school/words/ru/manager/live-rooms';
import { texts as promoCodes } from '@school/words/ru/manager/manager-promo-codes';
import { texts as managerRefunds } from '@school/words/ru/manager/manager-refunds';
import { texts as office } from '@school/words/ru/manager/office';
import { texts as reconciliation } from '@school/words/ru/manager/reconciliation';
import { texts as schoolSettings } from '@school/words/ru/manager/school-settings';
import { texts as changeTeacher } from '@school/words/ru/parent/change-teacher';
import { texts as progress } from '@school/words/ru/parent/course-progress';
import { texts as exchange } from '@school/words/ru/parent/exchange';
import { texts as home } from '@school/words/ru/parent/home';
import { texts as homeSteps } from '@school/words/ru/parent/home-steps';
import { texts as intro } from '@school/words/ru/parent/intro';
import { texts as introApplication } from '@school/words/ru/parent/intro-application';
import { texts as introBooked } from '@school/words/ru/parent/intro-booked';
import { texts as lessonChange } from '@school/words/ru/parent/lesson-change';
import { texts as payment } from '@school/words/ru/parent/payment';
import { texts as promo } from '@school/words/ru/parent/promo';
import { texts as refund } from '@school/words/ru/parent/refund';
import { texts as regular } from '@school/words/ru/parent/regular-schedule';
import { texts as savedCards } from '@school/words/ru/parent/saved-cards';
import { texts as schedule } from '@school/words/ru/parent/schedule';
import { texts as selection } from '@school/words/ru/parent/schedule-selection';
import { texts as topUp } from '@school/words/ru/parent/top-up';
import { texts as auditActs } from '@school/words/ru/shared/audit-acts';
import { texts as chat } from '@school/words/ru/shared/chat';
import { texts as deviceCode } from '@school/words/ru/shared/device-code';
import { texts as groups } from '@school/words/ru/shared/groups';
import { texts as lessonLook } from '@school/words/ru/shared/lesson-look';
import { texts as meetTeacher } from '@school/words/ru/shared/meet-teacher';
import { texts as names } from '@school/words/ru/shared/names';
import { texts as pushDevices } from '@school/words/ru/shared/push-devices';
import { texts as review } from '@school/words/ru/shared/review';
import { texts as roomStickers } from '@school/words/ru/shared/room-stickers';
import { texts as roomTasks } from '@school/words/ru/shared/room-tasks';
import { texts as settings } from '@school/words/ru/shared/settings';
import { texts as shell } from '@school/words/ru/shared/shell';
import { texts as staffLayout } from '@school/words/ru/shared/staff-layout';
import { texts as support } from '@school/words/ru/shared/support';
import { texts as teacherWords } from '@school/words/ru/shared/teacher-words';
import { texts as voiceConsent } from '@school/words/ru/shared/voice-consent';
import { texts as teacher } from '@school/words/ru/teacher/teacher';
import { texts as absences } from '@school/words/ru/teacher/teacher-absences';
import { texts as teacherLesson } from '@school/words/ru/teacher/teacher-lesson';
import { texts as teacherRoom } from '@school/words/ru/teacher/teacher-room';
import { texts as workspace } from '@school/words/ru/teacher/teacher-workspace';

/** What stands on the page of the bank to try with. */
const bank = {
  succeed: 'Оплатить',
  decline: 'Банк отклонит платёж',
  leave: 'Вернуться в школу, не заплатив',
  fail: 'Связь с банком прервётся',
  more: 'Другие исходы',
  twice: 'Оплатить дважды',
};

export const russian = {
  entry,
  kidForm,
  login,
  newPassword,
  onboarding,
  registration,
  roomEntry,
  smsCode,
  brain,
  brainGames,
  furtherTasks,
  kid,
  kidCourses,
  kidRoom,
  kidWorld,
  player,
  tasks,
  verdicts,
  voice,
  approvals,
  datedTerms,
  familyActs,
  familyCard,
  helpdesk,
  liveRooms,
  promoCodes,
  managerRefunds,
  office,
  reconciliation,
  schoolSettings,
  changeTeacher,
  progress,
  exchange,
  home,
  homeSteps,
  intro,
  introApplication,
  introBooked,
  lessonChange,
  payment,
  promo,
  refund,
  regular,
  savedCards,
  schedule,
  selection,
  topUp,
  auditActs,
  chat,
  deviceCode,
  groups,
  lessonLook,
  meetTeacher,
  names,
  pushDevices,
  review,
  roomStickers,
  roomTasks,
  settings,
  shell,
  staffLayout,
  support,
  teacherWords,
  voiceConsent,
  teacher,
  absences,
  teacherLesson,
  teacherRoom,
  workspace,
  refusals: { ...refused, ...further },
  bank,
};

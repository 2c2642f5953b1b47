import { texts as further } from '@school/words/en/shared/further-refusals';
import { texts as refused } from '@school/words/en/shared/refusals';

import { texts as entry } from '@school/words/en/entry/entry';
import { texts as kidForm } from '@school/words/en/entry/kid-form';
import { texts as login } from '@school/words/en/entry/login';
import { texts as newPassword } from '@school/words/en/entry/new-password';
import { texts as onboarding } from '@school/words/en/entry/onboarding';
import { texts as registration } from '@school/words/en/entry/registration';
import { texts as roomEntry } from '@school/words/en/entry/room-entry';
import { texts as smsCode } from '@school/words/en/entry/sms-code';
import { texts as brain } from '@school/words/en/kid/brain';
import { texts as brainGames } from '@school/words/en/kid/brain-games';
import { texts as furtherTasks } from '@school/words/en/kid/further-tasks';
import { texts as kid } from '@school/words/en/kid/kid';
import { texts as kidCourses } from '@school/words/en/kid/kid-courses';
import { texts as kidRoom } from '@school/words/en/kid/kid-room';
import { texts as kidWorld } from '@school/words/en/kid/kid-world';
import { texts as player } from '@school/words/en/kid/player';
import { texts as tasks } from '@school/words/en/kid/tasks';
import { texts as verdicts } from '@school/words/en/kid/verdicts';
import { texts as voice } from '@school/words/en/kid/voice';
import { texts as approvals } from '@school/words/en/manager/approvals';
import { texts as datedTerms } from '@school/words/en/manager/dated-terms';
import { texts as familyActs } from '@school/words/en/manager/family-acts';
import { texts as familyCard } from '@school/words/en/manager/family-card';
import { texts as helpdesk } from '@school/words/en/manager/helpdesk';
import { texts as liveRooms } from '@school/words/en/manager/live-rooms';
import { texts as promoCodes } from '@school/words/en/manager/manager-promo-codes';
import { texts as managerRefunds } from '@school/words/en/manager/manager-refunds';
import { texts as office } from '@school/words/en/manager/office';
import { texts as reconciliation } from '@school/words/en/manager/reconciliation';
import { texts as schoolSettings } from '@school/words/en/manager/school-settings';
import { texts as changeTeacher } from '@school/words/en/parent/change-teacher';
import { texts as progress } from '@school/words/en/parent/course-progress';
import { texts as exchange } from '@school/words/en/parent/exchange';
import { texts as home } from '@school/words/en/parent/home';
import { texts as homeSteps } from '@school/words/en/parent/home-steps';
import { texts as intro } from '@school/words/en/parent/intro';
import { texts as introApplication } from '@school/words/en/parent/intro-application';
import { texts as introBooked } from '@school/words/en/parent/intro-booked';
import { texts as lessonChange } from '@school/words/en/parent/lesson-change';
import { texts as payment } from '@school/words/en/parent/payment';
import { texts as promo } from '@school/words/en/parent/promo';
import { texts as refund } from '@school/words/en/parent/refund';
import { texts as regular } from '@school/words/en/parent/regular-schedule';
import { texts as savedCards } from '@school/words/en/parent/saved-cards';
import { texts as schedule } from '@school/words/en/parent/schedule';
import { texts as selection } from '@school/words/en/parent/schedule-selection';
import { texts as topUp } from '@school/words/en/parent/top-up';
import { texts as auditActs } from '@school/words/en/shared/audit-acts';
import { texts as chat } from '@school/words/en/shared/chat';
import { texts as deviceCode } from '@school/words/en/shared/device-code';
import { texts as groups } from '@school/words/en/shared/groups';
import { texts as lessonLook } from '@school/words/en/shared/lesson-look';
import { texts as meetTeacher } from '@school/words/en/shared/meet-teacher';
import { texts as names } from '@school/words/en/shared/names';
import { texts as pushDevices } from '@school/words/en/shared/push-devices';
import { texts as review } from '@school/words/en/shared/review';
import { texts as roomStickers } from '@school/words/en/shared/room-stickers';
import { texts as roomTasks } from '@school/words/en/shared/room-tasks';
import { texts as settings } from '@school/words/en/shared/settings';
import { texts as shell } from '@school/words/en/shared/shell';
import { texts as staffLayout } from '@school/words/en/shared/staff-layout';
import { texts as support } from '@school/words/en/shared/support';
import { texts as teacherWords } from '@school/words/en/shared/teacher-words';
import { texts as voiceConsent } from '@school/words/en/shared/voice-consent';
import { texts as teacher } from '@school/words/en/teacher/teacher';
import { texts as absences } from '@school/words/en/teacher/teacher-absences';
import { texts as teacherLesson } from '@school/words/en/teacher/teacher-lesson';
import { texts as teacherRoom } from '@school/words/en/teacher/teacher-room';
import { texts as workspace } from '@school/words/en/teacher/teacher-workspace';

/** What stands on the page of the bank to try with. */
const bank = {
  succeed: 'Pay',
  decline: 'The bank declines the payment',
  leave: 'Back to the school without paying',
  fail: 'The connection to the bank breaks',
  more: 'Other outcomes',
  twice: 'Pay twice',
};

export const english = {
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

/** Catalogues that only teachers and managers read: families do not load their names. One line each, as in `features.ts`. */
export const staffFeatures = {
  staffLayout: { ru: () => import('@school/words/ru/shared/staff-layout'), en: () => import('@school/words/en/shared/staff-layout') },
  teacher: { ru: () => import('@school/words/ru/teacher/teacher'), en: () => import('@school/words/en/teacher/teacher') },
  teacherLesson: {
    ru: () => import('@school/words/ru/teacher/teacher-lesson'),
    en: () => import('@school/words/en/teacher/teacher-lesson'),
  },
  teacherWorkspace: {
    ru: () => import('@school/words/ru/teacher/teacher-workspace'),
    en: () => import('@school/words/en/teacher/teacher-workspace'),
  },
  ownCard: { ru: () => import('@school/words/ru/teacher/own-card'), en: () => import('@school/words/en/teacher/own-card') },
  askedCards: { ru: () => import('@school/words/ru/manager/asked-cards'), en: () => import('@school/words/en/manager/asked-cards') },
  payout: { ru: () => import('@school/words/ru/teacher/payout'), en: () => import('@school/words/en/teacher/payout') },
  finance: { ru: () => import('@school/words/ru/manager/finance'), en: () => import('@school/words/en/manager/finance') },
  payroll: { ru: () => import('@school/words/ru/manager/payroll'), en: () => import('@school/words/en/manager/payroll') },
  teacherRoom: { ru: () => import('@school/words/ru/teacher/teacher-room'), en: () => import('@school/words/en/teacher/teacher-room') },
  boardShelf: { ru: () => import('@school/words/ru/teacher/board-shelf'), en: () => import('@school/words/en/teacher/board-shelf') },
  teacherAbsences: {
    ru: () => import('@school/words/ru/teacher/teacher-absences'),
    en: () => import('@school/words/en/teacher/teacher-absences'),
  },
  substitution: { ru: () => import('@school/words/ru/manager/substitution'), en: () => import('@school/words/en/manager/substitution') },
  familyErasure: {
    ru: () => import('@school/words/ru/manager/family-erasure'),
    en: () => import('@school/words/en/manager/family-erasure'),
  },
  bankStatement: {
    ru: () => import('@school/words/ru/manager/bank-statement'),
    en: () => import('@school/words/en/manager/bank-statement'),
  },
  byHand: { ru: () => import('@school/words/ru/manager/by-hand'), en: () => import('@school/words/en/manager/by-hand') },
  tableImport: { ru: () => import('@school/words/ru/manager/table-import'), en: () => import('@school/words/en/manager/table-import') },
  familyAdding: { ru: () => import('@school/words/ru/manager/family-adding'), en: () => import('@school/words/en/manager/family-adding') },
  teacherHours: { ru: () => import('@school/words/ru/teacher/teacher-hours'), en: () => import('@school/words/en/teacher/teacher-hours') },
  schoolOpening: {
    ru: () => import('@school/words/ru/manager/school-opening'),
    en: () => import('@school/words/en/manager/school-opening'),
  },
  staffMatrix: { ru: () => import('@school/words/ru/manager/staff-matrix'), en: () => import('@school/words/en/manager/staff-matrix') },
  announcements: {
    ru: () => import('@school/words/ru/manager/announcements'),
    en: () => import('@school/words/en/manager/announcements'),
  },
  lessonEditor: {
    ru: () => import('@school/words/ru/manager/lesson-editor'),
    en: () => import('@school/words/en/manager/lesson-editor'),
  },
  schoolTexts: {
    ru: () => import('@school/words/ru/manager/school-texts'),
    en: () => import('@school/words/en/manager/school-texts'),
  },
  schoolSettings: {
    ru: () => import('@school/words/ru/manager/school-settings'),
    en: () => import('@school/words/en/manager/school-settings'),
  },
  schoolExport: {
    ru: () => import('@school/words/ru/manager/school-export'),
    en: () => import('@school/words/en/manager/school-export'),
  },
  helpdesk: { ru: () => import('@school/words/ru/manager/helpdesk'), en: () => import('@school/words/en/manager/helpdesk') },
  teacherChats: { ru: () => import('@school/words/ru/teacher/teacher-chats'), en: () => import('@school/words/en/teacher/teacher-chats') },
  managedTeachers: {
    ru: () => import('@school/words/ru/manager/managed-teachers'),
    en: () => import('@school/words/en/manager/managed-teachers'),
  },
  managedGroups: {
    ru: () => import('@school/words/ru/manager/managed-groups'),
    en: () => import('@school/words/en/manager/managed-groups'),
  },
  offer: { ru: () => import('@school/words/ru/manager/offer'), en: () => import('@school/words/en/manager/offer') },
  auditFields: { ru: () => import('@school/words/ru/manager/audit-fields'), en: () => import('@school/words/en/manager/audit-fields') },
  audit: { ru: () => import('@school/words/ru/manager/audit'), en: () => import('@school/words/en/manager/audit') },
  familyActs: { ru: () => import('@school/words/ru/manager/family-acts'), en: () => import('@school/words/en/manager/family-acts') },
  managerRequests: {
    ru: () => import('@school/words/ru/manager/manager-requests'),
    en: () => import('@school/words/en/manager/manager-requests'),
  },
  lessonMarks: { ru: () => import('@school/words/ru/manager/lesson-marks'), en: () => import('@school/words/en/manager/lesson-marks') },
  managerFoot: { ru: () => import('@school/words/ru/manager/manager-foot'), en: () => import('@school/words/en/manager/manager-foot') },
  schoolCalendar: {
    ru: () => import('@school/words/ru/manager/school-calendar'),
    en: () => import('@school/words/en/manager/school-calendar'),
  },
  lateLessons: { ru: () => import('@school/words/ru/manager/late-lessons'), en: () => import('@school/words/en/manager/late-lessons') },
  datedTerms: { ru: () => import('@school/words/ru/manager/dated-terms'), en: () => import('@school/words/en/manager/dated-terms') },
  managerProducts: {
    ru: () => import('@school/words/ru/manager/manager-products'),
    en: () => import('@school/words/en/manager/manager-products'),
  },
  managerRefunds: {
    ru: () => import('@school/words/ru/manager/manager-refunds'),
    en: () => import('@school/words/en/manager/manager-refunds'),
  },
  managerPromoCodes: {
    ru: () => import('@school/words/ru/manager/manager-promo-codes'),
    en: () => import('@school/words/en/manager/manager-promo-codes'),
  },
  managerGifts: { ru: () => import('@school/words/ru/manager/manager-gifts'), en: () => import('@school/words/en/manager/manager-gifts') },
  managerWork: { ru: () => import('@school/words/ru/manager/manager-work'), en: () => import('@school/words/en/manager/manager-work') },
  managerReport: {
    ru: () => import('@school/words/ru/manager/manager-report'),
    en: () => import('@school/words/en/manager/manager-report'),
  },
  managerSeen: { ru: () => import('@school/words/ru/manager/manager-seen'), en: () => import('@school/words/en/manager/manager-seen') },
  liveRooms: { ru: () => import('@school/words/ru/manager/live-rooms'), en: () => import('@school/words/en/manager/live-rooms') },
  roomLog: { ru: () => import('@school/words/ru/manager/room-log'), en: () => import('@school/words/en/manager/room-log') },
  managerFaults: {
    ru: () => import('@school/words/ru/manager/manager-faults'),
    en: () => import('@school/words/en/manager/manager-faults'),
  },
  managerMoney: { ru: () => import('@school/words/ru/manager/manager-money'), en: () => import('@school/words/en/manager/manager-money') },
  reconciliation: {
    ru: () => import('@school/words/ru/manager/reconciliation'),
    en: () => import('@school/words/en/manager/reconciliation'),
  },
  approvals: { ru: () => import('@school/words/ru/manager/approvals'), en: () => import('@school/words/en/manager/approvals') },
  familyCards: { ru: () => import('@school/words/ru/manager/family-cards'), en: () => import('@school/words/en/manager/family-cards') },
  familyMoney: { ru: () => import('@school/words/ru/manager/family-money'), en: () => import('@school/words/en/manager/family-money') },
  managerMessages: {
    ru: () => import('@school/words/ru/manager/manager-messages'),
    en: () => import('@school/words/en/manager/manager-messages'),
  },
  office: { ru: () => import('@school/words/ru/manager/office'), en: () => import('@school/words/en/manager/office') },
  familyCard: { ru: () => import('@school/words/ru/manager/family-card'), en: () => import('@school/words/en/manager/family-card') },
  followUps: { ru: () => import('@school/words/ru/manager/follow-ups'), en: () => import('@school/words/en/manager/follow-ups') },
  manager: { ru: () => import('@school/words/ru/manager/manager'), en: () => import('@school/words/en/manager/manager') },
} as const;

/**
 * Every act of the staff that the log knows, by the room it is done in. A new one wants its words in
 * web/src/i18n/{ru,en}/audit-acts.ts: the compiler asks for them.
 */
export const auditActs = [
  // Money.
  'money.granted',
  'money.written_off',
  'money.paying_opened',
  'money.paying_closed',
  'money.approved',
  'money.declined',
  'money.refund_asked',
  'money.refund_approved',
  'money.refund_declined',
  'money.refund_retried',
  'money.refund_by_hand',
  'money.stuck_cured',
  'money.product_made',
  'money.sale_changed',
  'money.price_set',
  'money.price_withdrawn',
  'money.promo_code_made',
  'money.promo_code_stopped',
  'money.gift_terms_set',
  'money.gift_terms_withdrawn',
  // Lessons.
  'lessons.trial_booked',
  'lessons.booked',
  'lessons.transferred',
  'lessons.cancelled',
  'lessons.teacher_replaced',
  'lessons.outcome_marked',
  'lessons.trial_reported',
  'lessons.returned',
  'lessons.schedule_set',
  'lessons.schedule_changed',
  'lessons.schedule_paused',
  'lessons.schedule_resumed',
  'lessons.schedule_ended',
  'lessons.intro_teacher_assigned',
  'lessons.teacher_request_answered',
  'lessons.teacher_request_declined',
  // Groups.
  'groups.made',
  'groups.changed',
  'groups.closed',
  'groups.enrolled',
  'groups.removed',
  'groups.moved',
  'groups.place_offered',
  'groups.waiting_declined',
  // Families.
  'families.changed',
  'families.kid_changed',
  'families.note_added',
  'families.sign_in_link_made',
  'families.blocked',
  'families.unblocked',
  'families.exported',
  // Messages.
  'messages.retried',
  'messages.closed',
  'chat.taken',
  'chat.assigned',
  'chat.closed',
  'chat.report_settled',
  'chat.answers_changed',
  'chat.hours_changed',
  'ratings.answered',
  // Teachers.
  'teachers.hired',
  'teachers.changed',
  'teachers.rate_set',
  'teachers.left',
  'teachers.returned',
  'teachers.absence_reported',
  'teachers.hours_changed',
  // Staff.
  'staff.invited',
  'staff.invitation_withdrawn',
  'staff.joined',
  'staff.changed',
  'staff.blocked',
  'staff.unblocked',
  'staff.sessions_ended',
  'staff.second_factor_set',
  'staff.second_factor_reset',
  // Support inside a family's account.
  'support.entered',
  'support.allowed_changes',
  'support.changed',
  'support.left',
  // The back office.
  'school.settings_changed',
  'school.exported',
] as const;
export type AuditAct = (typeof auditActs)[number];

export const auditLimits = {
  page: 50,
  /** Rows of one file. */
  rowsOfFile: 10_000,
} as const;

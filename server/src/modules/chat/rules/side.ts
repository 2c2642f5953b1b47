/** The conversation as its rows keep it. */
export interface ChatRecord {
  chatId: string;
  kind: 'school' | 'teacher';
  familyId: string;
  processId: string | null;
  kidUid: string | null;
  teacherId: string | null;
  customerName: string;
  kidName: string | null;
  teacherName: string | null;
  messages: number;
  unreadByCustomer: number;
  unreadByStaff: number;
  /** Places in the conversation: what each side has read, and what has come to its devices. */
  readByCustomer: number;
  readByStaff: number;
  comeToCustomer: number;
  comeToStaff: number;
  lastText: string | null;
  lastIsPicture: boolean;
  lastAt: Temporal.Instant | null;
  waitingSince: Temporal.Instant | null;
  assignedTo: string | null;
  assignedName: string | null;
  closedAt: Temporal.Instant | null;
}

/** On which side of a conversation somebody stands: the family's, or the teacher's and the school's. */
export type Side = 'customer' | 'staff';

/** Who wants to talk: what decides their side. */
export interface Talker {
  role: string;
  customerId: string;
}

/**
 * The side of a person in a conversation; undefined when it is none of theirs. Families have their own, teachers
 * those of their processes, managers those with the school (design of the role matrix, rows 16 and 17). A kid and
 * support have none.
 */
export function sideOf({ role, customerId }: Talker, chat: Pick<ChatRecord, 'kind' | 'familyId' | 'teacherId'>): Side | undefined {
  if (role === 'parent' && chat.familyId === customerId) return 'customer';
  if (role === 'teacher' && chat.kind === 'teacher' && chat.teacherId === customerId) return 'staff';
  if (role === 'manager' && chat.kind === 'school') return 'staff';
  return undefined;
}

/** Who a message is from, by the side of its author. */
export const authorOf = (side: Side, chat: Pick<ChatRecord, 'kind'>): 'customer' | 'teacher' | 'school' =>
  side === 'customer' ? 'customer' : chat.kind;

/** The lists of conversations in which this one stands: of the family, and of the teacher or the contact centre. */
export const listsOf = ({ familyId, kind, teacherId }: Pick<ChatRecord, 'familyId' | 'kind' | 'teacherId'>): string[] => [
  familyId,
  kind === 'school' || teacherId === null ? 'school' : teacherId,
];

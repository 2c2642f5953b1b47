import type { ChatAttachment } from '@school/contract/chat/shapes';
import type { Locale } from '@school/contract/shapes';

/** The conversation as its rows keep it. */
export interface ChatRecord {
  chatId: string;
  /** A family and the school, a family and a teacher, a teacher and the school. */
  kind: 'school' | 'teacher' | 'staff';
  /** The id of the family; in a teacher's conversation with the school the teacher's own. */
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
  lastAttachment: ChatAttachment['kind'] | null;
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
  locale: Locale;
  role: string;
  customerId: string;
}

/**
 * The side of a person in a conversation; undefined when it is none of theirs. Families have their own, teachers
 * those of their processes and their own with the school, where they stand as a family does, managers those with the
 * school. A kid and support have none.
 */
export function sideOf(
  { role, customerId }: Pick<Talker, 'role' | 'customerId'>,
  chat: Pick<ChatRecord, 'kind' | 'familyId' | 'teacherId'>,
): Side | undefined {
  if (role === 'parent' && chat.familyId === customerId) return 'customer';
  if (role === 'teacher' && chat.kind === 'teacher' && chat.teacherId === customerId) return 'staff';
  if (role === 'teacher' && chat.kind === 'staff' && chat.teacherId === customerId) return 'customer';
  if (role === 'manager' && isWithSchool(chat)) return 'staff';
  return undefined;
}

/** Is the school one of its two sides? */
export const isWithSchool = ({ kind }: Pick<ChatRecord, 'kind'>): boolean => kind !== 'teacher';

/** Who a message is from, by the side of its author. */
export const authorOf = (side: Side, chat: Pick<ChatRecord, 'kind'>): 'customer' | 'teacher' | 'school' =>
  side === 'customer' ? 'customer' : isWithSchool(chat) ? 'school' : 'teacher';

/** The lists of conversations in which this one stands: of the family, and of the teacher or the contact centre. */
export const listsOf = ({ familyId, kind, teacherId }: Pick<ChatRecord, 'familyId' | 'kind' | 'teacherId'>): string[] => [
  familyId,
  isWithSchool({ kind }) || teacherId === null ? 'school' : teacherId,
];

import type { AnswerOf } from '../calls.ts';
import type { Message } from '../chat/shapes.ts';
import type { Chat } from '../chat/shapes.ts';
import type { Kid, User } from '../families/shapes.ts';
import type { Group } from '../groups/shapes.ts';
import type { Order } from '../payments/shapes.ts';
import type { Event } from '../calendar/shapes.ts';
import type { TeacherLesson } from '../staffing/shapes.ts';

/**
 * The live topics (docs/rules/wire.md#live-topics) and what they carry: `data` is the document of a snapshot, the same as the answer of
 * the call that reads it; `item` is what a `put` carries for one entry of its list, named by its id.
 */
export interface Topics {
  'users/:customerId': { data: User; item: never };
  'kids/:kidUid': { data: Kid; item: never };
  /** Query `from` (a Monday, YYYY-MM-DD) opens a window of 28 days; without it, from this week. Items by eventId. */
  'events/:customerId': { data: AnswerOf<'GET /events'>; item: Event };
  /** Conversations of a person; `chats/school` is the contact centre's. Items by chatId. */
  'chats/:customerId': { data: { chats: Chat[] }; item: Chat };
  /** Groups with a lesson from today to 28 days ahead. Items by groupId. */
  groups: { data: { groups: Group[] }; item: Group };
  /** A family's enrolments, waiting list and choices, as GET /groups/mine answers. */
  'enrolments/:customerId': { data: AnswerOf<'GET /groups/mine'>; item: never };
  /** The last 30 messages, oldest first. Items by messageId. */
  'messages/:chatId': { data: { messages: Message[]; next: string | null }; item: Message };
  /** What managers are asked to look at in conversations, as GET /manager/chat-reports answers. */
  'chat-reports': { data: AnswerOf<'GET /manager/chat-reports'>; item: never };
  'orders/:orderId': { data: Order; item: never };
  /** What a family was told, as GET /notifications answers. */
  'notifications/:customerId': { data: AnswerOf<'GET /notifications'>; item: never };
  /** Lessons of a teacher's days, as GET /teacher/lessons answers. Items by eventId. */
  'teacher-lessons/:teacherId': { data: AnswerOf<'GET /teacher/lessons'>; item: TeacherLesson };
  /** Money and lessons that are stuck, as GET /manager/reconciliation answers. */
  reconciliation: { data: AnswerOf<'GET /manager/reconciliation'>; item: never };
  /** Refunds that wait for a manager, as GET /manager/refunds answers. */
  refunds: { data: AnswerOf<'GET /manager/refunds'>; item: never };
  /** Lessons to which the teacher has not come, for managers. */
  'late-lessons': { data: AnswerOf<'GET /manager/late-lessons'>; item: never };
  /** The room of a lesson before one is in it, as GET /lesson-room/:eventId answers. */
  'lesson-rooms/:eventId': { data: AnswerOf<'GET /lesson-room/:eventId'>; item: never };
  /** Rooms that are open now, as GET /manager/rooms answers. */
  'live-rooms': { data: AnswerOf<'GET /manager/rooms'>; item: never };
  /** Low ratings that wait for somebody, as GET /manager/ratings answers. */
  ratings: { data: AnswerOf<'GET /manager/ratings'>; item: never };
  /** Acts that wait for a second manager, as GET /manager/approvals answers. */
  approvals: { data: AnswerOf<'GET /manager/approvals'>; item: never };
}

export type TopicPattern = keyof Topics;

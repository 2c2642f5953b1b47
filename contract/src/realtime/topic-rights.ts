import { calls } from '../calls.ts';
import type { Row } from '../role-rows.ts';
import type { TopicPattern } from './topics.ts';

/**
 * Who may follow each topic: the row of the call that reads the same document, so nobody sees live what they may not
 * ask for. A topic without a row does not compile. Which objects are one's own, the topic's provider says.
 */
export const topicRights: Readonly<Record<TopicPattern, Row>> = {
  'users/:customerId': calls['GET /user'].who,
  'kids/:kidUid': calls['GET /kids/:kidUid'].who,
  'events/:customerId': calls['GET /events'].who,
  'chats/:customerId': calls['GET /chats'].who,
  groups: calls['GET /groups'].who,
  'enrolments/:customerId': calls['GET /groups/mine'].who,
  'messages/:chatId': calls['GET /chats/:chatId/messages'].who,
  'chat-reports': calls['GET /manager/chat-reports'].who,
  'orders/:orderId': calls['GET /orders/:orderId'].who,
  'notifications/:customerId': calls['GET /notifications'].who,
  'teacher-lessons/:teacherId': calls['GET /teacher/lessons'].who,
  reconciliation: calls['GET /manager/reconciliation'].who,
  refunds: calls['GET /manager/refunds'].who,
  'late-lessons': calls['GET /manager/late-lessons'].who,
  ratings: calls['GET /manager/ratings'].who,
  approvals: calls['GET /manager/approvals'].who,
};

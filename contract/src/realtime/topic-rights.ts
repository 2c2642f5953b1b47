import { approvalsRights } from '../approvals/rights.ts';
import { chatRights } from '../chat/rights.ts';
import { familiesRights } from '../families/rights.ts';
import { groupsRights } from '../groups/rights.ts';
import { notificationsRights } from '../notifications/rights.ts';
import { paymentsRights } from '../payments/rights.ts';
import { ratingsRights } from '../ratings/rights.ts';
import type { Row } from '../role-rows.ts';
import { schedulingRights } from '../scheduling/rights.ts';
import type { TopicPattern } from './topics.ts';

/**
 * Who may follow each topic: the row of the call that reads the same document, so nobody sees live what they may not
 * ask for. A topic without a row does not compile. Which objects are one's own, the topic's provider says.
 */
export const topicRights: Readonly<Record<TopicPattern, Row>> = {
  'users/:customerId': familiesRights['GET /user'],
  'kids/:kidUid': familiesRights['GET /kids/:kidUid'],
  'events/:customerId': schedulingRights['GET /events'],
  'chats/:customerId': chatRights['GET /chats'],
  groups: groupsRights['GET /groups'],
  'enrolments/:customerId': groupsRights['GET /groups/mine'],
  'messages/:chatId': chatRights['GET /chats/:chatId/messages'],
  'chat-reports': chatRights['GET /manager/chat-reports'],
  'orders/:orderId': paymentsRights['GET /orders/:orderId'],
  'notifications/:customerId': notificationsRights['GET /notifications'],
  'teacher-lessons/:teacherId': schedulingRights['GET /teacher/lessons'],
  'stuck-money': paymentsRights['GET /manager/stuck-money'],
  refunds: paymentsRights['GET /manager/refunds'],
  'late-lessons': schedulingRights['GET /manager/late-lessons'],
  ratings: ratingsRights['GET /manager/ratings'],
  approvals: approvalsRights['GET /manager/approvals'],
};

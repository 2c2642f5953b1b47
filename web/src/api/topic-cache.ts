import type { TopicPattern } from '@school/contract/realtime/topics';

import type { Reading } from './queries.ts';

/**
 * Where each topic lands in the query cache: it carries what a reading call answers, so it feeds that call's query,
 * and pages only ever read queries.
 */

interface Landing {
  /** The call whose answer the topic keeps fresh. */
  call: string;
  /** What was sent with the call, from the topic's id and query. */
  sent(id: string, query: Readonly<Record<string, string>>): object;
  /** A topic of a list: the name of the list, of an item's id, and what the list is ordered by. */
  list?: { name: string; id: string; by: string };
  /** The answer also holds what follows from its list, so it is asked again after an item has changed. */
  derived?: true;
  /** Other calls that say what follows from it: asked again after it has changed, where they are shown. */
  follows?: readonly Reading[];
}

const asQuery = (_id: string, query: Readonly<Record<string, string>>) => (Object.keys(query).length > 0 ? { query } : {});

const landings: Record<TopicPattern, Landing> = {
  'users/:customerId': {
    call: 'GET /user',
    sent: () => ({}),
    follows: [
      'GET /payment/balance',
      'GET /payment/history',
      'GET /payment/refunds',
      'GET /payment/subscriptions',
      'GET /promo-conditions',
    ],
  },
  'kids/:kidUid': {
    call: 'GET /kids/:kidUid',
    sent: (kidUid) => ({ params: { kidUid } }),
    follows: [
      'GET /kids/:kidUid/courses',
      'GET /kids/:kidUid/courses/:courseCode',
      'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode',
    ],
  },
  'events/:customerId': {
    call: 'GET /events',
    sent: asQuery,
    list: { name: 'events', id: 'eventId', by: 'timestamp' },
    derived: true,
    follows: ['GET /events/:eventId'],
  },
  'chats/:customerId': { call: 'GET /chats', sent: () => ({}), list: { name: 'chats', id: 'chatId', by: '' } },
  groups: {
    call: 'GET /groups',
    sent: () => ({}),
    list: { name: 'groups', id: 'groupId', by: 'timestamp' },
    follows: ['GET /groups/mine'],
  },
  'enrolments/:customerId': { call: 'GET /groups/mine', sent: () => ({}) },
  'messages/:chatId': {
    call: 'GET /chats/:chatId/messages',
    sent: (chatId) => ({ params: { chatId } }),
    list: { name: 'messages', id: 'messageId', by: 'n' },
  },
  'orders/:orderId': { call: 'GET /orders/:orderId', sent: (orderId) => ({ params: { orderId } }) },
  'chat-reports': { call: 'GET /manager/chat-reports', sent: () => ({ query: {} }) },
  'notifications/:customerId': { call: 'GET /notifications', sent: () => ({ query: {} }) },
  reconciliation: { call: 'GET /manager/reconciliation', sent: () => ({ query: {} }), follows: ['GET /manager/reconciliation'] },
  refunds: { call: 'GET /manager/refunds', sent: () => ({ query: {} }), follows: ['GET /manager/refunds'] },
  ratings: { call: 'GET /manager/ratings', sent: () => ({ query: { show: 'waiting' } }), follows: ['GET /manager/ratings'] },
  'lesson-rooms/:eventId': { call: 'GET /lesson-room/:eventId', sent: (eventId) => ({ params: { eventId } }) },
  'live-rooms': { call: 'GET /manager/rooms', sent: () => ({}) },
  'late-lessons': { call: 'GET /manager/late-lessons', sent: () => ({}) },
  approvals: {
    call: 'GET /manager/approvals',
    sent: () => ({ query: {} }),
    follows: [
      'GET /manager/approvals',
      'GET /manager/families/:familyId/money',
      'GET /manager/families/:familyId/history',
      'GET /manager/families/:familyId/refunds',
    ],
  },
  'teacher-lessons/:teacherId': { call: 'GET /teacher/lessons', sent: asQuery, list: { name: 'lessons', id: 'eventId', by: 'timestamp' } },
};

/** `events/1?from=2026-11-23` → the query it feeds, and how its items are kept. */
export function landingOf(topic: string): {
  key: readonly [string, object];
  list: Landing['list'];
  derived: boolean;
  follows: readonly Reading[];
} {
  const [path = '', search = ''] = topic.split('?');
  const [head = '', id = ''] = path.split('/');
  const found = Object.entries(landings).find(([pattern]) => pattern.split('/')[0] === head);
  if (!found) throw new Error(`No topic ${topic}`);
  const { call, sent, list, derived = false, follows = [] } = found[1];
  return { key: [call, sent(id, Object.fromEntries(new URLSearchParams(search)))], list, derived, follows };
}

type Item = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

const ordered = (items: readonly Item[], by: string): readonly Item[] =>
  by === '' ? items : items.toSorted((one, other) => inOrder(one[by], other[by]));
const inOrder = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : text(one) < text(other) ? -1 : text(one) > text(other) ? 1 : 0;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The answer with one item of its list put (replaced or new) or taken away. Undefined when there is no answer yet. */
export function withItem(
  answer: Answer | undefined,
  list: NonNullable<Landing['list']>,
  id: string,
  item: Item | undefined,
): Answer | undefined {
  const items = answer?.[list.name];
  if (!answer || !Array.isArray(items)) return answer;
  const known: readonly Item[] = items;
  const at = known.findIndex((it) => it[list.id] === id);
  const others = known.filter((_, index) => index !== at);
  if (!item) return { ...answer, [list.name]: others };
  const next = at < 0 ? [...known, item] : known.with(at, item);
  return { ...answer, [list.name]: ordered(next, list.by) };
}

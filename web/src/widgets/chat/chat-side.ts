import type { AnswerOf } from '@school/contract/calls';

export type Chat = AnswerOf<'GET /chats'>['chats'][number];
export type Message = AnswerOf<'GET /chats/:chatId/messages'>['messages'][number];

/** On whose side of the conversations this page stands. */
export type Side = 'customer' | 'staff';

/** Whose list it is: in a conversation with the school a teacher stands where a family does. */
export const sideIn = ({ kind, customer }: Chat, side: Side, whose: string): Side =>
  kind === 'staff' && customer === whose ? 'customer' : side;

/** What the other side is doing, as this side is shown it. */
export const otherSide = (chat: Chat, side: Side): { online: boolean; writing: boolean } =>
  side === 'customer'
    ? { online: chat.isStaffOnline, writing: chat.isStaffWritingMsg }
    : { online: chat.isCustomerOnline, writing: chat.isCustomerWritingMsg };

/** Was the message written on this side? */
export const isOwn = (message: Message, side: Side): boolean => (message.from === 'customer') === (side === 'customer');

/** Who waits longest for the school comes first, then what was used most recently. */
export const inTurn = (chats: readonly Chat[]): Chat[] =>
  chats.toSorted((one, other) => {
    const [since, otherSince] = [one.waitingSince, other.waitingSince];
    if (since !== null && otherSince !== null) return since.localeCompare(otherSince);
    if (since !== null || otherSince !== null) return since !== null ? -1 : 1;
    return (other.lastMessage?.timestamp ?? '').localeCompare(one.lastMessage?.timestamp ?? '');
  });

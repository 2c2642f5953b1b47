import type { Message } from '@school/contract/chat/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { KeptAttachment, KeptPicture } from '../stores/messages.store.ts';
import { contactsIn, endsInDigits } from '../rules/contacts.ts';
import { authorOf, type ChatRecord, isWithSchool, type Side } from '../rules/side.ts';
import { tellLists, type Tools } from '../dependencies/dependencies.ts';

/** What is sent: words, and perhaps a picture, a voice or a document that is kept already; the author's device may give it a key. */
export interface Sent {
  text: string;
  picture?: KeptPicture;
  attachment?: KeptAttachment;
  key?: string | undefined;
}

/** A number sent in pieces is still a number: the last words of the author that long ago are looked at with the new ones. */
const together = { minutes: 10, messages: 4 };

/**
 * Sends a message (docs/rules/chat.md#conversations): counted as unread for the other side, seen at once by all. A key makes it one message
 * for ever: sent again, it is answered with what was sent. Contacts are not shared between a teacher and a family; what
 * was stopped is shown to managers.
 */
export const sendMessage =
  (tools: Tools) =>
  async (who: Principal, chatId: string, sent: Sent): Promise<Message> => {
    if (sent.key !== undefined && !/^[\w-]{8,100}$/.test(sent.key)) throw new Refusal('request.invalid', { where: 'idempotency-key' });
    const outcome = await tools.db.inTransaction(async () => {
      const { clock, chats, messages, realtime } = tools;
      const { chat, side } = await chats.ofPerson(who, chatId, { lock: true });
      const before = sent.key === undefined ? undefined : await messages.ofKey(who.accountId, sent.key);
      if (before) return isSame(before, chatId, sent) ? { message: before } : keyReused();
      const found = await contactsOf(tools, who, chat, sent.text);
      const authorName = await nameOf(tools, who, chat, side);
      const from = authorOf(side, chat);
      if (found) return { found, chat, authorName, from };
      const now = clock.now();
      const message = await messages.add(
        {
          messageId: newId(),
          chatId,
          n: chat.messages + 1,
          key: sent.key ?? null,
          side: from,
          authorId: who.accountId,
          authorName,
          text: sent.text,
          picture: sent.picture ?? null,
          attachment: sent.attachment ?? null,
        },
        now,
      );
      if (!message) return keyReused();
      await chats.count(
        chatId,
        side,
        { text: sent.text, isPicture: sent.picture !== undefined, attachment: sent.attachment?.kind ?? null, authorName },
        now,
      );
      await realtime.changed(`messages/${chatId}`, message.messageId);
      await tellLists(tools, chat);
      const { familyId, teacherId } = chat;
      await tools.outbox.publish({
        type: 'chat.message_sent',
        chatId,
        messageId: message.messageId,
        familyId: chat.kind === 'staff' ? null : familyId,
        teacherId,
        from,
        authorName,
      });
      return { message };
    });
    if ('message' in outcome) return outcome.message;
    const { found, chat, from, authorName } = outcome;
    await tools.reports.stopped({ chat, from, authorName, authorId: who.accountId, contact: found, text: sent.text });
    throw new Refusal('chat.contacts_not_shared', { kind: found });
  };

const isSame = (before: Message, chatId: string, { text, picture, attachment }: Sent): boolean =>
  before.chatId === chatId &&
  before.text === text &&
  (before.picture !== null) === (picture !== undefined) &&
  before.attachment?.kind === attachment?.kind;

const keyReused = (): never => {
  throw new Refusal('request.key_reused');
};

/** Contacts that would be shared with a teacher or by one; with the school anything may be shared. */
async function contactsOf({ clock, messages, ownHost }: Tools, who: Principal, chat: ChatRecord, text: string) {
  if (isWithSchool(chat) || text === '') return undefined;
  const found = contactsIn(text, ownHost);
  if (found || !/\d|\p{L}{3}/u.test(text)) return found;
  const last = await messages.lastWordsOf(
    chat.chatId,
    who.accountId,
    clock.now().subtract({ minutes: together.minutes }),
    together.messages,
  );
  const pieces: string[] = [];
  for (const words of last.toReversed()) {
    if (!endsInDigits(words)) break;
    pieces.unshift(words);
  }
  return pieces.length > 0 && contactsIn([...pieces, text].join(' '), ownHost) === 'phone' ? 'phone' : undefined;
}

/** How the author is called on the message, for good: names may change, what was said stays as it was said. */
async function nameOf({ families, identity, school }: Tools, who: Principal, chat: ChatRecord, side: Side): Promise<string> {
  if (side === 'staff')
    return isWithSchool(chat) ? school.name((await identity.contactsOf(chat.familyId)).locale) : (chat.teacherName ?? '');
  if (chat.kind === 'staff') return chat.customerName;
  // The teacher sees who of the family's grown-ups writes.
  if (who.adult) return identity.nameOf(who.accountId);
  const { firstName, lastName } = await families.family(chat.familyId);
  return `${firstName} ${lastName}`.trim();
}

import type { EventsOf } from '#platform/events';

/** The events of this module. */
export type ChatEvent = {
  type: 'chat.message_sent';
  chatId: string;
  messageId: string;
  /** Null: a teacher and the school talk. */
  familyId: string | null;
  teacherId: string | null;
  from: 'customer' | 'teacher' | 'school';
  authorName: string;
};

/** A message between a family and a teacher was reported to managers, or stopped because of contacts in it. */
export type ChatReported = {
  type: 'chat.message_reported';
  reportId: string;
  kind: 'reported' | 'stopped';
  chatId: string;
  familyId: string;
  teacherId: string | null;
};

declare module '#platform/events' {
  interface Events extends EventsOf<ChatEvent | ChatReported> {}
}

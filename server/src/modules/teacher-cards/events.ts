import type { EventsOf } from '#platform/events';

/** The school has looked at a card: families see it now, or its teacher reads why not. */
export interface CardDecided {
  type: 'teacher-cards.decided';
  changeId: string;
  teacherId: string;
  /** Why it is sent back; null when it was agreed to. */
  reason: string | null;
}

declare module '#platform/events' {
  interface Events extends EventsOf<CardDecided> {}
}

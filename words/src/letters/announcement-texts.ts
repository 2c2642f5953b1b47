import type { MessageText } from './message-text.ts';

/** An announcement brings its own words: what stands around them. */
export interface AnnouncementTexts {
  /** `unsubscribe`: the address of the page that gives offers up; without it the letter is no offer. */
  announced(it: { subject: string; text: string; unsubscribe?: string | undefined }): MessageText;
  /** Who reads an example where there is nobody yet, and what it says. */
  someReader: { name: string; kid: string; teacher: string; answer: string };
}

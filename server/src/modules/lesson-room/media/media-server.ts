import type { Address } from '@school/contract/lesson-room/people';
import type { Signal } from '@school/contract/lesson-room/protocol';

import type { Cameras } from '../rules/engine.ts';
import type { RoomNow } from '../rules/hearers.ts';

/** A room as a media server has to know it. */
export interface MediaRoom extends RoomNow {
  lessonId: string;
  cameras: Cameras;
}

/** A page that takes part in the media of a room. */
export interface MediaPage {
  address: Address;
  /** Says a word of media to the page, as from somebody. */
  send(from: Address, it: Signal): void;
}

/**
 * Something that carries pictures and sound of rooms in place of the pages. Pages speak with it by the signals of the room's own
 * socket: to their own address what they send, to another's what they want to have of it. One that speaks with pages itself lets each in
 * (`letIn`), and hears nothing here.
 */
export interface MediaServer {
  /** Whether it answers now: a room that opens while it does not goes another way. */
  readonly isUp: boolean;
  /** What a page needs to come in by itself; nothing where pages speak with it by the signals of the room. */
  letIn?(room: MediaRoom, address: Address): Promise<{ url: string; token: string }>;
  hear(room: MediaRoom, page: MediaPage, to: Address, it: Signal): void;
  /** The room has changed: whom nobody is to hear nobody hears, and children who are alone not each other. */
  changed(room: MediaRoom): void;
  /** A visit is over. */
  gone(lessonId: string, address: Address): void;
  /** The room is over, or nobody of this server is in it any more. */
  closed(lessonId: string, isOver: boolean): void;
  stop(): void;
}

import type { PageOp } from '@school/contract/lesson-room/ops';
import type { Address, Person } from '@school/contract/lesson-room/people';
import type { Passing, Signal } from '@school/contract/lesson-room/protocol';

import type { RoomConnection, Seat } from './connection.ts';

/** Who hears a passing word: `all` in the room, the `staff` (who teaches, and who looks on for the school), one person, or nobody. */
type Hearers = Person | undefined;

/** Who knows what the rooms are about: sockets ask it, and it tells them. */
export interface RoomKeeper {
  /** The page has said hello: `ready` and what it missed is told by this; it becomes ready with it. */
  enter(connection: RoomConnection, since: number | null): Promise<void>;
  act(connection: RoomConnection, opid: string, op: PageOp): void;
  /** Finished lines have come and wait: they are read by `readLines` when the next ops are stored. */
  linesWait(): void;
  hearers(seat: Seat, it: Passing): Hearers;
  /** A word of a page's media, to another page or to what carries the media of the room: told to whom it may be told. */
  signal(connection: RoomConnection, to: Address, it: Signal): void;
  /** The page has said how it is doing. */
  beat(connection: RoomConnection): void;
  /** The page goes for good. */
  bye(connection: RoomConnection): void;
  /** The socket is gone, with or without a word. */
  lost(connection: RoomConnection): void;
  /** Another server has stored something of this room. */
  committed(room: string, seq: number): void;
  /** Once a second, from the opening of the school to its end. */
  tick(): Promise<void>;
  /** The school closes: nobody is in a room any more. */
  stop(): void;
}

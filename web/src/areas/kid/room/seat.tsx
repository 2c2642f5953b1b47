import { LessonRoom } from '#widgets/room/lesson-room.tsx';

import { InRoom, type InRoomProps } from './in-room.tsx';

interface SeatProps extends InRoomProps {
  /** When the child asked to come in, by `performance.now()`. */
  tapped: number;
  onRefused(cause: unknown): void;
}

/** A child's place in the room: the line, pictures and sound, and what is seen of them. */
export const Seat = ({ tapped, onRefused, ...props }: SeatProps) => (
  <LessonRoom eventId={props.lobby.eventId} how={{ as: 'member' }} own={props.own} tapped={tapped} onRefused={onRefused}>
    <InRoom {...props} />
  </LessonRoom>
);

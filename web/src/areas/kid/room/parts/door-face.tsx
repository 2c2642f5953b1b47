import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useSchool } from '#api/school.ts';
import { pictureOf } from '#kit/animals.ts';
import { Face } from '#widgets/face/face.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';

/** Who is behind the door of those who do not read: the teacher's picture, or the fox where there is none. A letter says nothing to them. */
export function DoorFace({ teacher: { name, avatar }, size }: { teacher: Pick<RoomPerson, 'name' | 'avatar'>; size: number }) {
  const { mascot } = useSchool();
  if (!mascot || pictureOf(avatar) !== undefined) return <Face name={name} avatar={avatar} size={size} />;
  return (
    <span className="grid place-items-center rounded-full bg-individual" style={{ width: size, height: size }}>
      <Mascot className="size-4/5" />
    </span>
  );
}

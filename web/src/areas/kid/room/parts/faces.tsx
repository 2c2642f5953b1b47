import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Icon, MicOff } from '#kit/icon.tsx';
import { OwnPicture, PersonTile } from '#widgets/room/tiles/person-tile.tsx';

import { useRoom } from '#widgets/room/use-room.ts';

import type { LessonKid } from '../lesson-kid.ts';
import type { Lesson } from '../use-lesson.ts';
import type { Switches } from '../use-switches.ts';

type Frame = 'wood' | 'soft' | 'flat';

/** The teacher: never covered, never smaller than the child's own picture. */
export function TeacherFace({ lesson, frame, isPlain = false }: { lesson: Lesson; frame: Frame; isPlain?: boolean }) {
  const { teacher, mood } = lesson;
  return (
    <div data-frame={frame} data-sun={(mood === 'locked' && !isPlain) || undefined} className="room-face h-full">
      <PersonTile person={teacher.person} name={teacher.name} avatar={teacher.avatar} faceSize={120} className="size-full" />
      {frame !== 'wood' && <span className="room-name">{teacher.name}</span>}
    </div>
  );
}

/** The teacher has made the child quiet: a sign on its picture, and a word for a screen reader. */
function Muted({ kidUid }: { kidUid: string }) {
  const t = useTexts('kidRoom');
  const isMuted = useRoom(({ state }) => state.muted.includes(kidUid));
  return (
    <output className="absolute top-1.5 right-1.5 z-1 empty:hidden">
      {isMuted && (
        <span className="grid size-9 place-items-center rounded-full bg-sun text-on-sun">
          <Icon of={MicOff} size={22} />
          <span className="sr-only">{t.muted}</span>
        </span>
      )}
    </output>
  );
}

/** The child itself, as in a mirror; its animal while the camera is off. */
export function OwnFace({ kid, switches, frame, size }: { kid: LessonKid; switches: Switches; frame: Frame; size: number }) {
  const t = useTexts('kidRoom');
  const { preview } = switches.is;
  return (
    <figure aria-label={t.you} data-frame={frame} className="room-face grid h-full place-items-center">
      {preview ? <OwnPicture preview={preview} /> : <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={size} />}
      <Muted kidUid={kid.kidUid} />
      {frame !== 'wood' && <figcaption className="room-name">{t.you}</figcaption>}
    </figure>
  );
}

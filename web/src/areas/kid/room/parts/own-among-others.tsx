import { PersonTile } from '#widgets/room/tiles/person-tile.tsx';

import type { LessonKid } from '../lesson-kid.ts';
import { useOthers } from '../use-lesson.ts';
import type { Switches } from '../use-switches.ts';
import { OwnFace } from './faces.tsx';

interface OwnAmongOthersProps {
  kid: LessonKid;
  switches: Switches;
  frame: 'wood' | 'soft' | 'flat';
  size: number;
  /** The place of its own picture, where it is the only child. */
  className: string;
}

/** How many others stand beside the own picture; more of them stand in rows with it. */
const fewOthers = 2;

/** The child itself, and the others of a group: as their animals, or where the school has cameras on as they are. A ring says who speaks. */
export function OwnAmongOthers({ kid, switches, frame, size, className }: OwnAmongOthersProps) {
  const others = useOthers(kid.kidUid);
  const own = <OwnFace kid={kid} switches={switches} frame={frame} size={size} />;
  if (others.length === 0) return <div className={className}>{own}</div>;
  return (
    <div className="room-class" data-many={others.length > fewOthers || undefined}>
      {own}
      {others.map(({ person, name, avatar, id }) => (
        <div key={person} className="room-face grid place-items-center" data-frame={frame}>
          <PersonTile person={person} name={name} avatar={avatar} animal={id} faceSize={44} className="size-full" />
          <span className="room-name">{name}</span>
        </div>
      ))}
    </div>
  );
}

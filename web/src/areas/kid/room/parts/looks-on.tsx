import { useTexts } from '#i18n/texts.ts';
import { Eye, Icon, Mic } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import type { Band } from '#widgets/player/band.ts';
import { useLooksOn } from '#widgets/room/people-here.ts';

import { useSpoken } from '../use-spoken.ts';

/** Nobody looks unseen: who looks on stands above everything for as long as it lasts, and beside the teacher's face; on a phone in a row of its own. */
export function LooksOn({ band, isSmall = false }: { band: Band; isSmall?: boolean }) {
  const t = useTexts('kidRoom');
  const parent = useLooksOn('parent');
  const school = useLooksOn('school');
  useSpoken(band, school ? t.speech.schoolLooks : parent ? t.speech.parentLooks : undefined);
  return (
    <output
      className={
        isSmall
          ? 'flex shrink-0 flex-col *:rounded-none empty:hidden'
          : 'pointer-events-none absolute left-0 right-70 top-0 z-20 flex flex-wrap justify-center gap-x-2 min-[1101px]:right-80'
      }
    >
      {parent && <Looker look="bg-sun text-on-sun" text={t.looksOn.parent(parent.name)} {...parent} isPre={band === 'pre'} />}
      {school && (
        <Looker
          look="bg-ink text-card"
          text={school.heartbeat?.mic ? t.looksOn.schoolSpeaks(school.name) : t.looksOn.school(school.name)}
          isHeard={school.heartbeat?.mic}
          {...school}
          isPre={band === 'pre'}
        />
      )}
    </output>
  );
}

interface LookerProps {
  look: string;
  text: string;
  name: string;
  avatar: string | null;
  isPre: boolean;
  /** It has its microphone on. */
  isHeard?: boolean | undefined;
}

const Looker = ({ look, text, name, avatar, isPre, isHeard = false }: LookerProps) => (
  <span className={`flex items-center gap-2 rounded-b-md px-4 py-1.5 font-bold ${look}`}>
    <Icon of={isHeard ? Mic : Eye} />
    <Face name={name} avatar={avatar} size={28} />
    <span className={isPre ? 'sr-only' : ''}>{text}</span>
  </span>
);

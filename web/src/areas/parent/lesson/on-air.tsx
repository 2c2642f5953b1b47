import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Eye, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { useNow } from '#widgets/week/use-now.ts';

/** Who is in the room; once the lesson is on, since when and how far it is, and one tap to look in where a parent may. */
export function OnAir({ lobby }: { lobby: Lobby }) {
  const t = useTexts('lessonLook').room;
  const locale = useLocale();
  const now = useNow();
  const { eventId, startedAt, minutes, zone, members, may } = lobby;
  const here = members.filter(({ person, state }) => state !== 'gone' && /^(?:teacher|kid):/.test(person));
  const who = (
    <p aria-live="polite" className="basis-full font-bold">
      {here.length > 0 ? t.here(here.map(({ name }) => name).join(', ')) : t.nobody}
    </p>
  );
  if (startedAt === null) return who;
  const gone = Math.min(minutes, Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000)));
  return (
    <div className="flex basis-full flex-col gap-3 rounded-lg bg-night p-4 text-white">
      <p className="flex flex-wrap items-center justify-between gap-2 font-bold">
        <span className="flex items-center gap-2">
          <i aria-hidden className="size-2.5 rounded-full bg-[#7fdba6]" />
          {t.onSince(at(locale, startedAt, 'time', zone))}
        </span>
        <span className="figures">{t.gone(gone, minutes)}</span>
      </p>
      <div className="flex gap-3">
        {[lobby.teacher, ...lobby.kids].map((one) => (
          <Person key={one.person} {...one} isHere={here.some(({ person }) => person === one.person)} />
        ))}
      </div>
      {lobby.steps && <HowFar {...lobby.steps} />}
      {who}
      {may.watch.allowed && (
        <>
          <LinkButton to="/lessons/$eventId/live" params={{ eventId }} kind="sun" size="large">
            <Icon of={Eye} /> {t.lookIn}
          </LinkButton>
          <p className="text-sm">{t.seen}</p>
        </>
      )}
    </div>
  );
}

/** The parts of the lesson, done, on and to come, and what is done just now in words. */
function HowFar({ kinds, at }: NonNullable<Lobby['steps']>) {
  const t = useTexts('lessonLook').room;
  const now = kinds[at];
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="flex gap-1">
        {kinds.map((kind, nr) => (
          <span key={kind} className={`h-2 grow rounded-full ${nr < at ? 'bg-[#7fdba6]' : nr === at ? 'bg-sun' : 'bg-white/25'}`} />
        ))}
      </span>
      {now && (
        <p>
          <span className="sr-only">{t.part(at + 1, kinds.length)}</span> {t.now[now]}
        </p>
      )}
    </div>
  );
}

/** A face on the card, pale while it is not in the room: the line below says the same in words. */
function Person({ person, name, avatar, isHere }: Lobby['teacher'] & { isHere: boolean }) {
  return (
    <figure
      className={`flex min-w-0 flex-1 flex-col items-center gap-1 rounded-md bg-white/10 p-3 ${isHere ? '' : 'opacity-70 grayscale'}`}
    >
      {roleOf(person) === 'kid' ? (
        <Avatar name={name} picture={avatar} animal={idOf(person)} size={64} />
      ) : (
        <Face name={name} avatar={avatar} size={64} />
      )}
      <figcaption className="max-w-full text-center font-bold wrap-anywhere">{name}</figcaption>
    </figure>
  );
}

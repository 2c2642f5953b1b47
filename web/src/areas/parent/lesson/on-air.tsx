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
          <i aria-hidden className="size-2.5 rounded-full bg-group" />
          {t.onSince(at(locale, startedAt, 'time', zone))}
        </span>
        <span className="figures">{t.gone(gone, minutes)}</span>
      </p>
      <div className="flex gap-3">
        {[lobby.teacher, ...lobby.kids].map((one) => (
          <Person key={one.person} {...one} isHere={here.some(({ person }) => person === one.person)} />
        ))}
      </div>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-white/25">
        <span className="block h-full rounded-full bg-group" style={{ width: `${(gone / minutes) * 100}%` }} />
      </span>
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
      <figcaption className="max-w-full truncate font-bold">{name}</figcaption>
    </figure>
  );
}

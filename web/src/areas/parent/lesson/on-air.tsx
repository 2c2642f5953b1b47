import type { Lobby } from '@school/contract/lesson-room/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { Eye, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#widgets/week/use-now.ts';

/** Who is in the room; once the lesson is on, since when and how far it is, and one tap to look in where a parent may. */
export function OnAir({ lobby }: { lobby: Lobby }) {
  const t = useTexts('lessonLook').room;
  const locale = useLocale();
  const now = useNow();
  const { eventId, startedAt, minutes, zone, members, may } = lobby;
  const here = members.filter(({ person, state }) => state !== 'gone' && /^(?:teacher|kid):/.test(person)).map(({ name }) => name);
  const who = (
    <p aria-live="polite" className="basis-full font-bold">
      {here.length > 0 ? t.here(here.join(', ')) : t.nobody}
    </p>
  );
  if (startedAt === null) return who;
  const gone = Math.min(minutes, Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000)));
  return (
    <div className="flex basis-full flex-col gap-3 rounded-lg bg-ink p-4 text-paper">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="good">{t.onSince(at(locale, startedAt, 'time', zone))}</Badge>
        <span className="figures font-bold">{t.gone(gone, minutes)}</span>
      </p>
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

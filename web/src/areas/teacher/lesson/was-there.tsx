import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { RoomPresence } from '#widgets/room-presence/room-presence.tsx';

/** After a lesson: who was in its room, as the family and the school read it, too. */
export function WasThere({ eventId }: { eventId: string }) {
  const t = useTexts('roomPresence');
  const { lesson } = useTexts('teacher');
  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <RoomPresence eventId={eventId} zone={schoolZone} />
      <p>
        <LoneLink to="/teacher/lessons/$eventId/film" params={{ eventId }}>
          {lesson.again}
        </LoneLink>
      </p>
    </Card>
  );
}

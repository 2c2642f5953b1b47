import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';

import { lazy, Suspense, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { TouchedLine, useTouchedWords } from '#widgets/lesson-look/touched-lesson.tsx';

import { useEvidence } from './use-evidence.ts';

const RoomPresence = lazy(() => import('#widgets/room-presence/room-presence.tsx').then((file) => ({ default: file.RoomPresence })));

/** One lesson with what is to be looked at, and what can be done about it. */
export function CaseCard({ found, onDecide }: { found: LessonCase; onDecide(): void }) {
  const t = useTexts('lessonMarks');
  const words = useTouchedWords();
  const locale = useLocale();
  const see = useCall('POST /manager/lesson-flags/:eventId/seen', { changes: ['GET /manager/lesson-cases', 'GET /manager/work'] });
  const { kind, lesson, families, text, since } = found;
  const presence = useTexts('roomPresence');
  const [isShown, setShown] = useState(false);
  const evidence = useEvidence(found);
  const when = words.when(lesson);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TouchedLine lesson={lesson} />
        <Badge tone={kind === 'objection' ? 'bad' : 'warn'}>{t.kinds[kind]}</Badge>
      </div>
      <p className="text-sm text-mute">
        {lesson.teacher && t.teacher(lesson.teacher.name)} {t.since(at(locale, since, 'dayTime', schoolZone))}
      </p>
      <p className="figures text-sm">{evidence}</p>
      {isShown && (
        <Suspense>
          <RoomPresence eventId={lesson.eventId} zone={schoolZone} />
        </Suspense>
      )}
      {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {kind === 'objection' && (
          <Button kind="primary" label={t.decideOf(when)} onPress={onDecide}>
            {t.decide}
          </Button>
        )}
        {(kind === 'early' || kind === 'withoutPresence' || kind === 'heldShort') && (
          <Button
            label={t.seenOf(when)}
            busy={see.isPending}
            onPress={() => void see.mutateAsync({ params: { eventId: lesson.eventId }, body: { kind } }).catch(() => undefined)}
          >
            {t.seen}
          </Button>
        )}
        <Button kind="quiet" expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? presence.hide : presence.show}
        </Button>
        {families.map((family) => (
          <TextLink
            key={family.familyId}
            to="/manager/families/$familyId/lessons"
            params={{ familyId: family.familyId }}
            className="inline-flex min-h-11 items-center"
          >
            {t.family(family.name)}
          </TextLink>
        ))}
      </div>
    </li>
  );
}

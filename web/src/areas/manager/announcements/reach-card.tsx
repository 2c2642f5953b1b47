import type { AnnouncementReach, AnnouncementSegment } from '@school/contract/notifications/announcement-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

interface ReachCardProps {
  reach: AnnouncementReach | undefined;
  isFailed: boolean;
  audience: AnnouncementSegment['audience'];
}

/** Whom it reaches, by number and by some names, and the letter as the first of them gets it. */
export function ReachCard({ reach, isFailed, audience }: ReachCardProps) {
  const t = useTexts('announcements');
  if (!reach) return isFailed ? <p className="text-bad">{t.notCounted}</p> : <Skeleton className="h-48" />;
  const { people, left, withMail, quietNow, sample, example } = reach;
  return (
    <>
      <Card label={t.reaches} className="flex flex-col gap-2">
        <output className="text-lg font-bold figures">{t.people[audience](people)}</output>
        {people > 0 && <p className="text-sm text-mute">{t.names(sample, people - sample.length)}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          <li>{t.withMail(withMail)}</li>
          {left > 0 && <li>{t.left(left)}</li>}
          {quietNow > 0 && <li>{t.quietNow(quietNow)}</li>}
        </ul>
      </Card>
      <Card label={t.exampleOf(example.name)} className="flex flex-col gap-2">
        <h2 className="text-sm font-bold text-mute">{t.exampleOf(example.name)}</h2>
        <p className="font-bold break-words">{example.subject || t.noSubject}</p>
        <p className="break-words whitespace-pre-wrap">{example.text}</p>
      </Card>
    </>
  );
}

import type { WorkItem } from '@school/contract/back-office/queue-calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';

import { FinishTask } from '../follow-ups/finish-task.tsx';
import { OpenWork } from './open-work.tsx';

/** One piece of work: what it is, who waits, until when, and the way to where it is done. */
export function WorkRow({ work, about, now }: { work: WorkItem; about: string; now: string }) {
  const t = useTexts('managerWork');
  const locale = useLocale();
  const { kind, family, kidName, teacherName, takenBy, promisedBy } = work;
  const late = (Date.parse(now) - Date.parse(promisedBy)) / 3_600_000;
  const people = [family?.name, kidName, teacherName && t.teacher(teacherName)].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0">
      <span className="flex min-w-0 grow basis-64 flex-col">
        <span className="font-bold">{t.kinds[kind]}</span>
        <span className="text-sm break-words">{people}</span>
        {about !== '' && <span className="line-clamp-2 text-sm break-words text-mute">{about}</span>}
        {takenBy !== null && <span className="text-sm text-mute">{kind === 'approval' ? t.askedBy(takenBy) : t.takenBy(takenBy)}</span>}
      </span>
      <span className="figures">
        {late > 0 ? <Badge tone="bad">{t.overdue(Math.floor(late))}</Badge> : t.dueAt(at(locale, promisedBy, 'dayTime', schoolZone))}
      </span>
      {kind === 'familyTask' && <FinishTask taskId={work.id} text={work.text} />}
      <OpenWork work={work} who={people} />
    </li>
  );
}

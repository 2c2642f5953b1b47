import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useQuery } from '@tanstack/react-query';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';

import { planQuery } from '../lesson/plan-query.ts';

/** What to prepare for a lesson, and whether the homework of the last one is done: at hand before the door is opened. */
export function Prepared({ lesson }: { lesson: TeacherLesson }) {
  const { plan: t, tasks } = useTexts('teacherLesson');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data: plan } = useQuery(planQuery(lesson.eventId));
  if (!plan) return null;
  const { lesson: topic } = plan;
  const left = plan.kids.flatMap(({ kidUid, homework }) => {
    const name = plan.kids.length > 1 ? lesson.pupils.find((pupil) => pupil.kidUid === kidUid)?.name : undefined;
    return homework.map((one) => ({ ...one, key: `${kidUid} ${one.playbookUid}`, name }));
  });
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunk p-3">
      {plan.courseCode === null && <p>{t.noCourse}</p>}
      {topic && (
        <p>
          <span className="text-sm text-mute">{t.title}: </span>
          <strong>{topic.title[tongue]}</strong> <span className="text-mute">({tasks(topic.slides)})</span>
          <span className="block text-sm text-mute">
            {t.goal}: {topic.goal[tongue]}
          </span>
        </p>
      )}
      {plan.courseCode !== null && left.length === 0 && <p className="text-sm text-mute">{t.noHomework}</p>}
      {left.length > 0 && (
        <ul aria-label={t.kidHomework} className="flex flex-col gap-1">
          {left.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 grow text-sm">{[one.name, one.title[tongue]].filter(Boolean).join(': ')}</span>
              <Badge tone={one.complete ? 'good' : 'warn'}>{one.complete ? t.homeworkDone : t.homeworkLeft}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { KidSkill } from '@school/contract/learning/practice';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';

/** What was asked and answered, read only where somebody opens it. */
const Example = lazy(() => import('./skill-example.tsx').then((file) => ({ default: file.SkillExample })));

/** What a child can do, what it practises, and what is asked next and why: each skill with its own work, without figures. */
export function MasteredSkills({ kidUid, courseCode }: { kidUid: string; courseCode: string }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  const { data } = useQuery(queryOf('GET /kids/:kidUid/mastery', { params: { kidUid } }));
  const course = data?.courses.find((one) => one.courseCode === courseCode);
  if (!course || course.mastered.length + course.practising.length === 0) return null;
  return (
    <div className="flex flex-col gap-6">
      <SkillList title={t.mastered} none={t.masteredNone} skills={course.mastered} />
      <SkillList title={t.practising} none={t.practisingNone} skills={course.practising} />
      {course.ahead > 0 && <p className="text-mute">{t.ahead(course.ahead)}</p>}
      {course.next.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t.next}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {course.next.map((why) => (
              <li key={why.skill[tongue]}>{t.why(why)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SkillList({ title, none, skills }: { title: string; none: string; skills: readonly KidSkill[] }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {skills.length === 0 ? (
        <p className="text-mute">{none}</p>
      ) : (
        <ul className="flex flex-col gap-3 rounded-lg bg-card p-5 shadow-flat">
          {skills.map(({ skill, title: called, refresh, example }) => (
            <li key={skill} className="flex flex-col gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <b className="min-w-0">{called[tongue]}</b>
                {refresh && <Badge tone="warn">{t.refresh}</Badge>}
              </span>
              {example && (
                <details>
                  <summary className="min-h-11 content-center text-sm text-brand">{t.example}</summary>
                  <Suspense>
                    <Example work={example} />
                  </Suspense>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { beginning } from '@school/words/ru/shared/course-beginning';
import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useCall } from '#api/use-call.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { Select } from '#kit/select.tsx';

interface BeginningProps {
  kidUid: string;
  courseCode: KidCourse['courseCode'];
  /** Whoever looks may say another lesson, where the course allows it. */
  may: boolean;
  texts: typeof beginning;
}

/** With which lesson a kid begins its level, why, and another one to choose until a lesson was held. */
export function Beginning({ kidUid, courseCode, may, texts: t }: BeginningProps) {
  const tongue = tongueOf(useLocale());
  const path = 'GET /kids/:kidUid/courses/:courseCode/beginning';
  const { data } = useQuery(quietly(queryOf(path, { params: { kidUid, courseCode } })));
  const change = useCall('PATCH /kids/:kidUid/courses/:courseCode/beginning', {
    changes: [path, 'GET /kids/:kidUid/courses/:courseCode', 'GET /courseProgress/:kidUid/:courseCode'],
  });
  if (!data) return null;
  const { lesson, lessons, by, leftOut, mayChange } = data;
  // With nothing said and nothing to choose any more there is nothing to tell.
  if (!mayChange.allowed && by === null) return null;
  return (
    <section aria-label={t.title} className="flex flex-col gap-2">
      <h3 className="text-base">{t.title}</h3>
      {may && mayChange.allowed ? (
        <Select
          label={t.choose}
          name="beginning"
          value={change.isPending ? change.variables.body.lessonCode : lesson.lessonCode}
          options={lessons.map(({ lessonCode, number, title }) => ({ value: lessonCode, label: t.lesson(number, title[tongue]) }))}
          onChange={(lessonCode) => change.mutate({ params: { kidUid, courseCode }, body: { lessonCode } })}
        />
      ) : (
        <p className="font-bold">{t.lesson(lesson.number, lesson.title[tongue])}</p>
      )}
      <p className="text-sm text-mute">{by === null ? t.first : t.by[by]}</p>
      {leftOut.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm text-brand">{t.shown(leftOut.length)}</summary>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
            {leftOut.map((skill) => (
              <li key={skill[tongue]}>{skill[tongue]}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

import type { CourseCode } from '@school/contract/catalogue/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { Card } from '#kit/card.tsx';

/** What the school says a course or club is about; nothing where it has written nothing. */
export function CourseAbout({ courseCode }: { courseCode: CourseCode }) {
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data } = useQuery(queryOf('GET /courses/:courseCode/about', { params: { courseCode } }));
  if (!data?.about) return null;
  const { title, sections } = data.about;
  return (
    <Card title={title[tongue]} className="flex flex-col gap-3">
      {sections.map((section) => (
        <section key={section.title[tongue]}>
          <h3 className="font-bold wrap-anywhere">{section.title[tongue]}</h3>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{section.text[tongue]}</p>
        </section>
      ))}
    </Card>
  );
}

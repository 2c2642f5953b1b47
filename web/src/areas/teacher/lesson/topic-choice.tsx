import { numberOf } from '@school/contract/learning/lesson-number';
import type { LessonPlan } from '@school/contract/learning/plans';
import { useState } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Select } from '#kit/select.tsx';

/** So many topics are looked through without searching. */
const few = 12;

/** Which lesson of the course is taught: what follows by itself, or any other one, found by a word of its title or its level. */
export function TopicChoice({ plan, onChoose }: { plan: LessonPlan; onChoose(lessonCode: string | null): void }) {
  const t = useTexts('teacherLesson');
  const tongue = tongueOf(useLocale());
  const [search, setSearch] = useState('');
  const { courseCode, lesson: topic, lessons } = plan;
  const words = search.trim().toLowerCase().split(/\s+/);
  const wanted = lessons.filter((one) => {
    const text = `${one.title[tongue]} ${one.levelTitle[tongue]}`.toLowerCase();
    return (topic?.chosen && one.lessonCode === topic.lessonCode) || words.every((word) => text.includes(word));
  });
  return (
    <div className="flex flex-col gap-3">
      {lessons.length > few && (
        // The field grows along a row: in a column it would grow in height.
        <div className="flex">
          <SearchField
            words={{ label: t.plan.search, placeholder: t.plan.searchFor, clear: t.plan.searchClear }}
            search={search}
            onSearch={setSearch}
          />
        </div>
      )}
      <Select
        label={wanted.length === lessons.length ? t.plan.choose : t.plan.found(wanted.length)}
        name="lessonCode"
        required
        value={topic?.chosen ? topic.lessonCode : 'next'}
        onChange={(code) => onChoose(code === 'next' ? null : code)}
        options={[
          { value: 'next', label: topic && !topic.chosen ? t.plan.byItself(topic.title[tongue]) : t.plan.inOrder },
          ...wanted.map((one) => ({
            value: one.lessonCode,
            label: [one.levelTitle[tongue], `${numberOf(courseCode ?? '', one)}. ${one.title[tongue]}`, one.held && t.plan.held]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
      />
    </div>
  );
}

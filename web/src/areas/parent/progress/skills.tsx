import type { CourseReport } from '@school/contract/learning/progress';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Told } from '#kit/progress-bar.tsx';

/** What the last lessons were for, and how firmly each sits: a bar and a word. */
export function Skills({ skills }: { skills: CourseReport['skills'] }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t.skills}</h2>
      {skills.length === 0 ? (
        <p className="text-mute">{t.skillsNone}</p>
      ) : (
        <ul className="flex flex-col gap-4 rounded-lg bg-card p-5 shadow-flat">
          {skills.map(({ lessonCode, goal, right, firmness }) => (
            <li key={lessonCode} className="flex flex-col gap-1.5">
              <span className="flex items-baseline justify-between gap-4">
                <b className="min-w-0">{goal[tongue]}</b>
                <span className="shrink-0 text-sm text-mute">{t.firmness[firmness]}</span>
              </span>
              <Told label={goal[tongue]} value={right} max={100} text={t.firmness[firmness]} />
              <span aria-hidden className="firm">
                <i style={{ width: `${right}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { numberOf } from '@school/contract/learning/lesson-number';
import type { SkillOnMap, SkillsMap } from '@school/contract/learning/skills';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Link } from '#kit/router/link.tsx';
import { useTongue } from '../use-kid.ts';

/** Told apart by shape, not by colour alone. */
const signs: Record<SkillOnMap['state'], string> = { done: '✓', now: '●', next: '○', later: '·' };

/** What a level teaches, unit by unit. A skill that is touched shows what it stands on and the lessons that teach it. */
export function SkillTree({ kidUid, map: { courseCode, levelTitle, units } }: { kidUid: string; map: SkillsMap }) {
  const t = useTexts('kidSkills');
  const tongue = useTongue();
  const all = units.flatMap(({ skills }) => skills);
  const [open, setOpen] = useState(() => all.find(({ state }) => state === 'now')?.skill);
  const chosen = all.find(({ skill }) => skill === open);
  const done = all.filter(({ state }) => state === 'done').length;
  if (all.length === 0) return <section aria-label={t.map}>{t.noMap}</section>;
  return (
    <section aria-label={t.map} className="skills-card">
      <h2>
        {levelTitle ? t.level(levelTitle[tongue]) : t.map}
        <span className="figures">{t.doneOf(done, all.length)}</span>
      </h2>
      <ol className="skills-units">
        {units.map(({ unit, skills }) => (
          <li key={unit}>
            <h3>{t.unit(unit)}</h3>
            <ul>
              {skills.map(({ skill, title, state }) => (
                <li key={skill}>
                  <button
                    type="button"
                    data-state={state}
                    data-ground={chosen?.needs.includes(skill) || undefined}
                    aria-pressed={skill === open}
                    onClick={() => setOpen(skill === open ? undefined : skill)}
                  >
                    <i aria-hidden>{signs[state]}</i>
                    {title[tongue]}
                    <span className="sr-only">{t.state[state]}</span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {chosen && (
        <div aria-live="polite" className="skills-told">
          <strong>{chosen.title[tongue]}</strong>
          <p>
            {t.state[chosen.state]}
            {chosen.right !== null && ` · ${t.right(chosen.right)}`}
          </p>
          {chosen.needs.length > 0 && (
            <p>{t.standsOn(chosen.needs.flatMap((need) => all.find(({ skill }) => skill === need)?.title[tongue] ?? []).join(', '))}</p>
          )}
          <ul>
            {chosen.lessons.map((lesson) => (
              <li key={lesson.lessonCode}>
                <LessonOf kidUid={kidUid} courseCode={courseCode} lesson={lesson} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function LessonOf({
  kidUid,
  courseCode,
  lesson,
}: {
  kidUid: string;
  courseCode: SkillsMap['courseCode'];
  lesson: SkillOnMap['lessons'][number];
}) {
  const t = useTexts('kidSkills');
  const tongue = useTongue();
  const words = t.lesson(numberOf(courseCode, lesson), lesson.title[tongue]);
  if (!lesson.isOpen) return <span className="text-mute">{t.ahead(words)}</span>;
  return courseCode === 'reading' ? (
    <Link
      to="/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber"
      params={{ kidUid, courseCode, lessonNumber: String(lesson.number) }}
    >
      {words}
    </Link>
  ) : (
    <Link to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode" params={{ kidUid, courseCode, lessonCode: lesson.lessonCode }}>
      {words}
    </Link>
  );
}

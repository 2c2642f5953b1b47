import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Stars } from '#widgets/player/stars.tsx';
import { useTongue } from '../use-kid.ts';

/** Own works that a teacher has looked at: what was asked, and what was said of it. */
export function Works({ kidUid, courseCode }: { kidUid: string; courseCode: KidCourse['courseCode'] }) {
  const t = useTexts('kidSkills');
  const tongue = useTongue();
  const { data } = useQuery(quietly(queryOf('GET /kids/:kidUid/marks', { params: { kidUid } })));
  const works = data?.marks.filter((work) => work.courseCode === courseCode) ?? [];
  return (
    <section aria-label={t.works} className="skills-card">
      <h2>
        {t.works}
        <span className="figures">{works.length}</span>
      </h2>
      {works.length === 0 ? (
        <p className="text-mute">{t.noWorks}</p>
      ) : (
        <ul className="skills-list">
          {works.map(({ attemptUid, taskIdx, round, title, ask, mark }) => (
            <li key={`${attemptUid} ${String(taskIdx)} ${String(round)}`}>
              <span>
                <strong>{title[tongue]}</strong>
                <small>{ask[tongue]}</small>
                {mark.mark !== null && <Stars got={mark.mark} size="1.25rem" />}
                {mark.comment !== '' && <em>{mark.comment}</em>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

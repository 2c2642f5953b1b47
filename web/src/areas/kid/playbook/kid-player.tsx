import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Playing } from '#widgets/player/playing.tsx';
import { BigLink } from '../task-link.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { useKid } from '../use-kid.ts';

interface KidPlayerProps {
  kidUid: string;
  courseCode: KidCourse['courseCode'];
  playbookUid: string;
  slide: number | undefined;
  onSlide(slide: number): void;
}

/** A playbook in the kid area: played by the kid itself; a grown-up is shown the way in. */
export function KidPlayer({ kidUid, courseCode, playbookUid, slide, onSlide }: KidPlayerProps) {
  const t = useTexts('kid');
  const { band } = useKid(kidUid);
  const session = useSession();
  if (session?.role !== 'kid')
    return (
      <KidFrame kidUid={kidUid} band={band} title={t.homework} speech={t.enterAsKid}>
        <p className="text-(length:--words)">{t.enterAsKid}</p>
        <BigLink picture="door" className="grow-0 self-start" to="/kid-switcher">
          {t.chooseWho}
        </BigLink>
      </KidFrame>
    );
  return (
    <Playing
      key={playbookUid}
      kidUid={kidUid}
      playbookUid={playbookUid}
      band={band}
      slide={slide}
      onSlide={onSlide}
      home={<PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
      after={<WayOn kidUid={kidUid} courseCode={courseCode} playbookUid={playbookUid} />}
    />
  );
}

/** After the result: the next homework of the course, else its lessons. */
function WayOn({ kidUid, courseCode, playbookUid }: Pick<KidPlayerProps, 'kidUid' | 'courseCode' | 'playbookUid'>) {
  const t = useTexts('kid');
  const { data } = useQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  const next = data?.courses.find((course) => course.courseCode === courseCode)?.currentTask;
  if (next && next.playbookUid !== playbookUid) {
    return (
      <BigLink
        picture="rocket"
        sun
        to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
        params={{ kidUid, courseCode, ...next }}
      >
        {t.nextTask}
      </BigLink>
    );
  }
  return courseCode === 'reading' ? (
    <BigLink picture="open-book" sun to="/kids/$kidUid/reading-courses/$courseCode" params={{ kidUid, courseCode }}>
      {t.toCourse}
    </BigLink>
  ) : (
    <BigLink picture="backpack" sun to="/kids/$kidUid/courses/$courseCode" params={{ kidUid, courseCode }}>
      {t.toCourse}
    </BigLink>
  );
}

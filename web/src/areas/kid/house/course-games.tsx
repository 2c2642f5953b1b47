import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { useTexts } from '#i18n/texts.ts';
import { useTongue } from '../use-kid.ts';

/** The games of the courses whose first lesson was held: one door each. */
export function CourseGames({ kidUid }: { kidUid: string }) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  const { data } = useSuspenseQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  return data.courses
    .filter(({ isDisabled, currentLesson }) => !isDisabled && currentLesson !== null)
    .map(({ courseCode, title }) => (
      <PictureLink
        key={courseCode}
        icon="puzzle-piece"
        label={`${t.game}: ${title[tongue]}`}
        to="/kids/$kidUid/courses/$courseCode/game"
        params={{ kidUid, courseCode }}
      />
    ));
}

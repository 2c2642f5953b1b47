import type { Kid } from '@school/contract/families/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Moment } from '#widgets/moment/moment.tsx';

const place = (kidUid: string) => `first-homework-seen ${kidUid}`;
const wasSeen = (kidUid: string): boolean => {
  try {
    return localStorage.getItem(place(kidUid)) !== null;
  } catch {
    return false;
  }
};

/** A child has done the homework of its first lesson: told until the parent has looked, or put it away. */
export function FirstHomework({ kid }: { kid: Kid }) {
  const t = useTexts('homeSteps').firstHomework;
  const { stars: starsOf } = useTexts('home').steps;
  const [isSeen, setIsSeen] = useState(() => wasSeen(kid.kidUid));
  const course = kid.coursesProgress.find(({ lessonProgress }) => lessonProgress.completed === 1);
  if (isSeen || !course) return null;
  const see = () => {
    setIsSeen(true);
    try {
      localStorage.setItem(place(kid.kidUid), '1');
    } catch {
      // It is told again, then.
    }
  };
  return (
    <Moment
      pose="celebrating"
      title={t.title}
      action={
        <>
          <LinkButton
            to="/courseProgress/$kidUid/$courseCode"
            params={{ kidUid: kid.kidUid, courseCode: course.courseCode }}
            kind="sun"
            onClick={see}
          >
            {t.see}
          </LinkButton>
          <Button onPress={see}>{t.close}</Button>
        </>
      }
    >
      {t.text(kid.firstName, starsOf(course.stars))}
    </Moment>
  );
}

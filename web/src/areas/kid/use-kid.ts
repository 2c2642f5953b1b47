import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { changed, queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { type Band, bandOfBirth } from '#widgets/player/band.ts';

/** Asks for what every page of a kid needs. */
export const loadKid = ({ params: { kidUid = '' } }: { params: Readonly<Record<string, string>> }): void => {
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
};

/** The kid of a page, kept fresh; `band` decides how big, how much spoken, how playful everything is. */
export function useKid(kidUid: string) {
  const { data: kid } = useSuspenseQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  useTopic(`kids/${kidUid}`);
  // What the kid learns has changed (a lesson was held, another device did the homework): the courses are asked again.
  const progress = JSON.stringify(kid.coursesProgress);
  const known = useRef(progress);
  useEffect(() => {
    if (known.current === progress) return;
    known.current = progress;
    void changed(
      'GET /kids/:kidUid/courses',
      'GET /kids/:kidUid/courses/:courseCode',
      'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode',
    );
  }, [progress]);
  const band: Band = bandOfBirth(kid.dob, schoolNow());
  return { kid, band };
}

/** The short name of the page's language: texts of courses come in both. */
export const useTongue = (): 'ru' | 'en' => (useLocale() === 'ru-RU' ? 'ru' : 'en');

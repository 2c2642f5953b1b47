import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { type Band, bandOfBirth } from '#widgets/player/band.ts';

/** Asks for what every page of a kid needs. */
export const loadKid = ({ params: { kidUid = '' } }: { params: Readonly<Record<string, string>> }): void => {
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
};

/** The kid of a page; `band` decides how big, how much spoken, how playful everything is. */
export function useKid(kidUid: string) {
  const { data: kid } = useSuspenseQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  const band: Band = bandOfBirth(kid.dob, schoolNow());
  return { kid, band };
}

/** The short name of the page's language: texts of courses come in both. */
export const useTongue = (): 'ru' | 'en' => (useLocale() === 'ru-RU' ? 'ru' : 'en');

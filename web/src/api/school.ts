import type { AnswerOf } from '@school/contract/calls';
import { usualLook, usualName, usualNumbers, usualZone } from '@school/contract/school/usual';
import { keepSchoolZone } from '@school/contract/school/zone';
import { locales } from '@school/words/grammar';
import { schoolIn } from '@school/words/school-name';
import { useQuery } from '@tanstack/react-query';

import { useLocale } from '#i18n/locale.ts';

import { api } from './client.ts';
import { queryClient, queryOf } from './queries.ts';

type School = AnswerOf<'GET /school'>;

/** The server writes its name and look into the page, so that no title waits for a call; the app from a store has pages of its own. */
function written(): School {
  const { schoolRu = usualName.ru, schoolEn = usualName.en, languages, noMascot, zone = usualZone } = document.documentElement.dataset;
  return {
    name: { ru: schoolRu, en: schoolEn },
    languages: languages === undefined ? [...usualLook.languages] : locales.filter((one) => languages.split(' ').includes(one)),
    mascot: noMascot === undefined,
    zone,
    ...usualNumbers,
  };
}

/** The zone is kept before anybody reads what else has come. */
const schoolQuery = {
  ...queryOf('GET /school'),
  queryFn: async () => {
    const school = await api('GET /school', {});
    keepSchoolZone(school.zone);
    return school;
  },
  staleTime: Infinity,
  initialData: written,
};

keepSchoolZone(written().zone);

/** What is known of the school outside of a page. */
export const knownSchool = (): School => queryClient.getQueryData(schoolQuery.queryKey) ?? written();

/** A page that a worker kept, or that came with the app, may be older than the name: asked anew once it is quiet. */
export const askForSchool = (): Promise<School> => queryClient.fetchQuery({ ...schoolQuery, staleTime: 0 });

/** The school in the language of the page: its bare name, how a title calls it («Школа „…“»), and the numbers that texts tell. */
export function useSchool(): Omit<School, 'name'> & { name: string; called: string } {
  const language = useLocale() === 'en-US' ? 'en' : 'ru';
  const { name, ...numbers } = useQuery(schoolQuery).data;
  return { ...numbers, name: name[language], called: schoolIn[language](name[language]) };
}

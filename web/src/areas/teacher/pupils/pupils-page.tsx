import type { AnswerOf } from '@school/contract/calls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { SearchField } from '#kit/search-field.tsx';

import { GroupsLed } from './groups-led.tsx';
import { PupilLine } from './pupil-line.tsx';

type Own = AnswerOf<'GET /teacher/pupils'>['pupils'][number];

export const load = () => void queryClient.prefetchQuery(queryOf('GET /teacher/pupils'));

/** The teacher's pupils with their progress, and the groups it leads. */
export function Page() {
  const { pupils: t } = useTexts('teacherWorkspace');
  const names = useTexts('names');
  const { search = '', find } = useSearch({ from: '/teacher/pupils' });
  const navigate = useNavigate({ from: '/teacher/pupils' });
  const { data } = useSuspenseQuery(queryOf('GET /teacher/pupils'));
  const { data: led } = useQuery(queryOf('GET /teacher/groups'));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (find !== undefined) input.current?.focus();
  }, [find]);

  const known: Readonly<Record<string, string>> = names.languages;
  const wanted = search.toLocaleLowerCase();
  const isFound = ({ pupil, courses }: Own) =>
    [pupil.name, ...courses.map(({ courseCode }) => names.courses[courseCode]), ...pupil.languages.map((it) => known[it] ?? it)].some(
      (word) => word.toLocaleLowerCase().includes(wanted),
    );
  const found = data.pupils.filter(isFound);
  return (
    <PageLayout title={t.title} width="text" actions={<p className="text-mute figures">{t.found(found.length)}</p>}>
      {led && led.groups.length > 0 && <GroupsLed groups={led.groups} />}
      {data.pupils.length === 0 ? (
        <EmptyState title={t.empty}>{t.emptyAbout}</EmptyState>
      ) : (
        <div className="flex">
          <SearchField
            words={{ label: t.searchShort, placeholder: t.search, clear: t.clear }}
            search={search}
            onSearch={(typed) => void navigate({ search: typed === '' ? {} : { search: typed }, replace: true, resetScroll: false })}
            input={input}
          />
        </div>
      )}
      {data.pupils.length > 0 && found.length === 0 && <EmptyState title={t.nobody}>{t.nobodyAbout}</EmptyState>}
      <ul aria-label={t.title} className="flex flex-col gap-2">
        {found.map((own) => (
          <li key={own.pupil.kidUid}>
            <PupilLine own={own} />
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}

import { everyClub } from '@school/contract/catalogue/limits';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { familyZone } from '#i18n/zones.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

import { Arranging } from '../adult-may.tsx';
import { chosenGroups } from './group-choice.ts';
import { GroupCard } from './group-card.tsx';
import { GroupFilters } from './group-filters.tsx';
import { MyGroups } from './my-groups.tsx';
import { Offers } from './offers.tsx';
import { type GroupsPlace, useGroups } from './use-groups.ts';
import { WaitingList } from './waiting-list.tsx';

const CourseAbout = lazy(() => import('#widgets/course-about/course-about.tsx').then((file) => ({ default: file.CourseAbout })));
const GroupDialogs = lazy(() => import('./group-dialogs.tsx').then(({ GroupDialogs: component }) => ({ default: component })));

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /groups'));
  void queryClient.prefetchQuery(queryOf('GET /groups/mine'));
  void queryClient.prefetchQuery(queryOf('GET /user'));
};

/** `/groups`: what is kept for the family, where its kids are and wait, and the groups of the next 28 days, all live. */
export function Page() {
  const t = useTexts('groups');
  const names = useTexts('names');
  const { groupPlaces } = useSchool();
  const place = useGroups();
  const { zone, search } = place;
  const isBusy = search.join !== undefined || search.leave !== undefined || search.wait !== undefined || search.drop !== undefined;
  return (
    <PageLayout title={t.title}>
      <p className="max-w-prose text-mute">{t.about(familyZone(names, zone), groupPlaces)}</p>
      <Arranging says />
      <Offers place={place} />
      <MyGroups place={place} />
      <WaitingList place={place} />
      <Available place={place} />
      {isBusy && (
        <Suspense>
          <GroupDialogs place={place} />
        </Suspense>
      )}
    </PageLayout>
  );
}

function Available({ place }: { place: GroupsPlace }) {
  const t = useTexts('groups');
  const { waitingOfferHours } = useSchool();
  const { groups, mine, kid, zone, search, go } = place;
  const { club, day, level } = search;
  const clubCode = everyClub.find((code) => code === club);
  const shown = chosenGroups(groups, mine.choices, { kidUid: kid?.kidUid, club, day, level }, zone);
  const waitForAny = (
    <Arranging>
      <Button onPress={() => go({ wait: 'any' })} label={t.waitForAny}>
        {t.waitForAny}
      </Button>
    </Arranging>
  );
  return (
    <section aria-labelledby="available" className="flex flex-col gap-4">
      <h2 id="available" className="text-xl">
        {t.available}
      </h2>
      <GroupFilters place={place} />
      {clubCode !== undefined && (
        <Suspense>
          <CourseAbout courseCode={clubCode} />
        </Suspense>
      )}
      {!kid && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-card shadow-flat p-5">
          <p>{t.noKids}</p>
          <LinkButton to="/settings/edit-children">{t.addKid}</LinkButton>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={groups.length === 0 ? t.none : t.noneSuch}
          picture={<Fox pose="searching" />}
          action={
            <>
              {groups.length > 0 && <Button onPress={() => go({ club: undefined, day: undefined, level: undefined })}>{t.showAll}</Button>}
              {kid && waitForAny}
            </>
          }
        >
          {t.noneAbout(waitingOfferHours)}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {shown.map(({ group, choice }) => (
              <li key={group.groupId} className="grid">
                <GroupCard
                  {...{ group, choice, kid, zone }}
                  user={place.user}
                  isKept={mine.waiting.some((it) => it.kidUid === kid?.kidUid && it.offer?.group.groupId === group.groupId)}
                  onJoin={() => go({ join: group.groupId, kid: kid?.kidUid })}
                  onWait={() => go({ wait: group.groupId, kid: kid?.kidUid })}
                />
              </li>
            ))}
          </ul>
          {kid && (
            <Arranging>
              <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-card shadow-flat p-5">
                <p className="max-w-prose">{t.nothingSuits}</p>
                {waitForAny}
              </div>
            </Arranging>
          )}
        </>
      )}
    </section>
  );
}

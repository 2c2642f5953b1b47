import type { GroupAct, GroupCard } from '@school/contract/groups/manager-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { CamerasPart } from './cameras-part.tsx';
import { GroupState } from './group-state.tsx';
import { KidsPart, LessonsPart, WaitingPart } from './group-parts.tsx';
import { useGroupWords } from './use-group-words.ts';
import { groupQuery } from './use-groups.ts';

const ActSheets = lazy(() => import('./act-sheets.tsx').then(({ ActSheets: component }) => ({ default: component })));
const ManySheet = lazy(() => import('../family-acts/many-sheet.tsx').then(({ ManySheet: component }) => ({ default: component })));

const path = '/manager/groups/$groupId';
const actions = ['open', 'change', 'move', 'pause', 'close'] as const satisfies ReadonlyArray<GroupAct['do']>;

/** One group: what can be done with it, its children, who waits for it, and its lessons. */
export function Page() {
  const t = useTexts('managedGroups');
  const words = useGroupWords();
  const { groupId } = useParams({ from: path });
  const card = useQuery(groupQuery(groupId));
  const { data, error } = card;
  if (!data) {
    const isMissing = error instanceof SchoolRefusal && (error.status === 404 || error.status === 400);
    return (
      <PageLayout title={t.title}>
        {!error && <Skeleton className="h-60" />}
        {isMissing && (
          <EmptyState title={t.none} action={<LinkButton to="/manager/groups">{t.card.back}</LinkButton>}>
            {t.card.lost}
          </EmptyState>
        )}
        {error instanceof Error && !isMissing && <NotLoaded list={card} />}
      </PageLayout>
    );
  }
  return <Loaded card={data} title={words.title(data.managed.group.title)} />;
}

function Loaded({ card, title }: { card: GroupCard; title: string }) {
  const t = useTexts('managedGroups');
  const names = useTexts('names');
  const words = useGroupWords();
  const { do: asked, id } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const { managed } = card;
  const { group, may } = managed;
  const params = { groupId: group.groupId };
  const go = (search: { do?: string | undefined; id?: string | undefined }) =>
    void navigate({ to: path, params, search, replace: true, resetScroll: false });
  const action = actions.find((known) => known === asked && may[known].allowed);
  return (
    <PageLayout
      title={title}
      width="wide"
      actions={
        <div className="flex flex-wrap gap-2">
          {actions
            .filter((known) => may[known].allowed)
            .map((known) => (
              <Button key={known} kind={known === 'open' ? 'primary' : 'secondary'} onPress={() => go({ do: known })}>
                {t.do[known]}
              </Button>
            ))}
        </div>
      }
    >
      <LoneLink to="/manager/groups">{t.card.back}</LoneLink>
      <Card>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
          <GroupState of={managed} />
          <p>
            {names.courses[group.courseCode]}, {t.ages(group.ages.from, group.ages.to)}
          </p>
          <p>{group.teacher.name}</p>
          <p className="figures">{words.weekly(group)}</p>
          <p className="figures">{t.places(managed.enrolled, managed.capacity)}</p>
        </div>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <KidsPart card={card} />
        <div className="flex flex-col gap-5">
          <LessonsPart card={card} onOpen={(eventId) => go({ do: 'lesson', id: eventId })} />
          <WaitingPart card={card} />
          <CamerasPart groupId={group.groupId} />
        </div>
      </div>
      <Suspense>
        {action && <ActSheets action={action} card={card} onClose={() => go({})} />}
        {asked === 'lesson' && id !== undefined && <ManySheet eventIds={[id]} onClose={() => go({})} />}
      </Suspense>
    </PageLayout>
  );
}

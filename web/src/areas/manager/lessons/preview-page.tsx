import type { AttemptItem } from '@school/contract/playbooks/attempts';
import { type Band, bandOfAges } from '@school/contract/playbooks/bands';
import type { Localised } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useWindowTitle } from '#kit/window-title.ts';
import { PlayerFrame } from '#widgets/player/player.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { askedLesson, lessonOf, type LessonParams } from './asked-lesson.ts';
import { usePreview } from './use-preview.ts';

/** `/manager/lessons/:courseCode/:lessonCode/preview`: a draft in the player, as a child of its age would see it. */
export function Page() {
  const its = lessonOf(useParams({ from: '/manager/lessons/$courseCode/$lessonCode/preview' }));
  return its ? <Known params={its} /> : <NotFoundPage within />;
}

function Known({ params }: { params: LessonParams }) {
  const { preview: t } = useTexts('lessonEditor');
  const [seed, setSeed] = useState<string>(() => crypto.randomUUID());
  const lesson = useQuery(askedLesson(params));
  const revision = lesson.isFetchedAfterMount ? lesson.data?.work?.revision : undefined;
  const play = useQuery({
    queryKey: ['lesson preview', params, revision, seed],
    queryFn: () =>
      api('POST /manager/lessons/:courseCode/:lessonCode/preview', { params, body: { revision: revision ?? 0, seed } }, { silent: true }),
    enabled: revision !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const back = (
    <LinkButton to="/manager/lessons/$courseCode/$lessonCode" params={params}>
      {t.back}
    </LinkButton>
  );
  if (lesson.data && lesson.isFetchedAfterMount && !lesson.data.work)
    return (
      <PageLayout title={t.back} titleHidden>
        <EmptyState title={t.noDraft} action={back} />
      </PageLayout>
    );
  if (!play.data || !lesson.data || revision === undefined)
    return (
      <PageLayout title={t.back} titleHidden>
        {back}
        {lesson.isError ? <NotLoaded list={lesson} /> : play.isError ? <NotLoaded list={play} /> : <Skeleton className="h-64" />}
      </PageLayout>
    );
  const { title, items } = play.data;
  return (
    <Played
      key={`${revision} ${seed}`}
      {...{ params, revision, seed, title, items }}
      band={bandOfAges(lesson.data.ages)}
      onAgain={() => setSeed(crypto.randomUUID())}
    />
  );
}

interface PlayedProps {
  params: LessonParams;
  revision: number;
  seed: string;
  title: Localised;
  items: AttemptItem[];
  band: Band;
  onAgain(): void;
}

function Played({ title, band, onAgain, ...its }: PlayedProps) {
  const { preview: t } = useTexts('lessonEditor');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const run = usePreview(its);
  useWindowTitle(t.title(title[tongue]));
  const back = (
    <LinkButton to="/manager/lessons/$courseCode/$lessonCode" params={its.params}>
      {t.back}
    </LinkButton>
  );
  return (
    <PlayerFrame
      run={run}
      opened={its.items}
      band={band}
      onAgain={onAgain}
      home={back}
      over={
        <EmptyState title={t.over} action={back}>
          <Button kind="primary" onPress={onAgain}>
            {t.again}
          </Button>
        </EmptyState>
      }
    />
  );
}

import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';

import { FamilyNotLoaded } from '../family-not-loaded.tsx';
import { GroupsPart } from './groups-part.tsx';
import { LearningPart } from './learning-part.tsx';
import { LessonsPart } from './lessons-part.tsx';
import { useActWords } from './use-act-words.ts';
import { lessonsOf } from './use-acts.ts';
import { useAction } from './use-action.ts';

const ActSheets = lazy(() => import('./act-sheets.tsx').then(({ ActSheets: component }) => ({ default: component })));
const ManySheet = lazy(() => import('./many-sheet.tsx').then(({ ManySheet: component }) => ({ default: component })));

/** The lessons of one family, and everything a manager does about them. */
export function Page() {
  const t = useTexts('familyActs');
  const { familyId } = useParams({ from: '/manager/families/$familyId/lessons' });
  const family = useQuery(lessonsOf(familyId));
  return family.data ? <Lessons of={family.data} /> : <FamilyNotLoaded title={t.loading} family={family} />;
}

function Lessons({ of }: { of: FamilyLessons }) {
  const t = useTexts('familyActs');
  const { familyId, parentName, free } = of;
  const words = useActWords(of);
  const { action, id, view, open, close, show } = useAction(familyId);
  const [selected, select] = useState<readonly string[]>([]);
  const [isTogether, setTogether] = useState(false);
  return (
    <PageLayout
      title={t.title(parentName)}
      actions={
        <div className="flex flex-wrap gap-4">
          <LoneLink to="/manager/families/$familyId" params={{ familyId }}>
            {t.toFamily}
          </LoneLink>
          <LoneLink to="/manager/families/$familyId/money" params={{ familyId }}>
            {t.money}
          </LoneLink>
        </div>
      }
    >
      <p className="figures text-mute">
        {t.free(String(free.gold), String(free.silver))} · {words.clock}
      </p>
      <div>
        <Button onPress={() => open('bookTrial')}>
          <Icon of={Plus} />
          {t.do.bookTrial}
        </Button>
      </div>
      <LearningPart of={of} words={words} onOpen={open} />
      <LessonsPart {...{ of, words, view, selected }} onView={show} onOpen={open} onSelect={select} onTogether={() => setTogether(true)} />
      <GroupsPart of={of} words={words} onOpen={open} />
      <Suspense>
        {action !== undefined && <ActSheets key={`${action} ${id}`} of={of} words={words} action={action} id={id} onClose={close} />}
        {isTogether && (
          <ManySheet
            eventIds={selected}
            onClose={() => {
              setTogether(false);
              select([]);
            }}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

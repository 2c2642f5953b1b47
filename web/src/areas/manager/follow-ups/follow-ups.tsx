import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';

import { TaskList } from './task-list.tsx';

const TagSheet = lazy(() => import('./tag-sheet.tsx').then(({ TagSheet: component }) => ({ default: component })));
const TaskSheet = lazy(() => import('./task-sheet.tsx').then(({ TaskSheet: component }) => ({ default: component })));

/** What a family is marked with, and what is to be done about it. */
export function FollowUps({ family }: { family: { familyId: string; name: string; tags: readonly string[] } }) {
  const t = useTexts('followUps');
  const may = useMay();
  const [doing, act] = useState<'tag' | 'task'>();
  const mayAct = may('POST /manager/family-tasks');
  const { data } = useQuery({
    ...queryOf('GET /manager/families/:familyId/tasks', { params: { familyId: family.familyId } }),
    enabled: may('GET /manager/families/:familyId/tasks'),
  });
  const close = () => act(undefined);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg font-extrabold">{t.tasks.title}</h3>
      {family.tags.length > 0 && (
        <ul aria-label={t.tags.title} className="flex flex-wrap gap-1.5">
          {family.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {data && data.tasks.length === 0 && <p className="text-mute">{t.tasks.none}</p>}
      {data && data.tasks.length > 0 && <TaskList tasks={data.tasks} mayAct={mayAct} />}
      {mayAct && (
        <p className="flex flex-wrap gap-2">
          <Button size="small" onPress={() => act('task')}>
            {t.tasks.new}
          </Button>
          <Button size="small" onPress={() => act('tag')}>
            {t.tags.change}
          </Button>
        </p>
      )}
      <Suspense>
        {doing === 'tag' && <TagSheet families={[family]} onClose={close} />}
        {doing === 'task' && <TaskSheet families={[family]} onClose={close} />}
      </Suspense>
    </section>
  );
}

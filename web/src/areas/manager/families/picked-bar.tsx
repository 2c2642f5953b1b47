import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import type { Picking } from './use-picking.ts';

const TagSheet = lazy(() => import('../follow-ups/tag-sheet.tsx').then(({ TagSheet: component }) => ({ default: component })));
const TaskSheet = lazy(() => import('../follow-ups/task-sheet.tsx').then(({ TaskSheet: component }) => ({ default: component })));

/** How many families were picked, and what can be done about all of them. */
export function PickedBar({ picking: { picked, clear } }: { picking: Picking }) {
  const { picked: t } = useTexts('followUps');
  const [doing, act] = useState<'tag' | 'task'>();
  if (picked.size === 0) return null;
  const families = [...picked.values()];
  const close = () => act(undefined);
  return (
    <section
      aria-label={t.label}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-3 rounded-md border-2 border-brand bg-card px-4 py-2"
    >
      <output className="font-bold figures">{t.count(families.length)}</output>
      <Button size="small" onPress={() => act('tag')}>
        {t.tag}
      </Button>
      <Button size="small" onPress={() => act('task')}>
        {t.task}
      </Button>
      <Button size="small" kind="quiet" onPress={clear}>
        {t.clear}
      </Button>
      <Suspense>
        {doing === 'tag' && <TagSheet families={families} onClose={close} />}
        {doing === 'task' && <TaskSheet families={families} onClose={close} />}
      </Suspense>
    </section>
  );
}

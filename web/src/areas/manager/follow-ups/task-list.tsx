import type { FamilyTask } from '@school/contract/back-office/follow-up-calls';
import { lazy, Suspense, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { FinishTask } from './finish-task.tsx';

const TaskSheet = lazy(() => import('./task-sheet.tsx').then(({ TaskSheet: component }) => ({ default: component })));

/** Tasks about a family: open ones are done or moved here, those done last stand below. */
export function TaskList({ tasks, mayAct }: { tasks: readonly FamilyTask[]; mayAct: boolean }) {
  const { tasks: t } = useTexts('followUps');
  const locale = useLocale();
  const today = wallClock(useNow(), schoolZone).date;
  const [moving, move] = useState<FamilyTask>();
  return (
    <>
      <ul aria-label={t.title} className="flex flex-col divide-y divide-line">
        {tasks.map((task) => {
          const { taskId, kind, text, due, forWhom, done } = task;
          return (
            <li key={taskId} className="flex flex-col gap-1 py-2.5">
              <p className="break-words">
                <strong>{t.kinds[kind]}:</strong> <span className={done ? 'text-mute line-through' : ''}>{text}</span>
              </p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-mute">
                {done ? (
                  t.doneBy(done.by, at(locale, done.at, 'dayTime', schoolZone))
                ) : (
                  <>
                    {due < today ? (
                      <Badge tone="bad">{t.overdue(dateText(locale, due, 'date'))}</Badge>
                    ) : (
                      t.dueOn(dateText(locale, due, 'date'))
                    )}
                    <span>{forWhom ? forWhom.name : t.anybody}</span>
                  </>
                )}
              </p>
              {!done && mayAct && (
                <p className="flex flex-wrap gap-2">
                  <FinishTask taskId={taskId} text={text} />
                  <Button size="small" kind="quiet" label={t.moveOf(text)} onPress={() => move(task)}>
                    {t.move}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {moving && (
        <Suspense>
          <TaskSheet families={[moving.family]} moving={moving} onClose={() => move(undefined)} />
        </Suspense>
      )}
    </>
  );
}

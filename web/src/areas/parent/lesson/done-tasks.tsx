import type { LessonSummary } from '@school/contract/lesson-room/end-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { AttemptReview } from '#widgets/player/review/attempt-review.tsx';

type Tasks = LessonSummary['kids'][number]['tasks'];

/** What a child did in the lesson: its own answers as they were given, and what all did together. */
export function DoneTasks({ tasks, kid }: { tasks: Tasks; kid: string }) {
  const t = useTexts('parentLesson').after;
  const own = Map.groupBy(
    tasks.filter(({ ofAll }) => !ofAll),
    ({ attemptUid }) => attemptUid,
  );
  const together = tasks.filter(({ ofAll }) => ofAll).flatMap(({ items }) => items);
  if (tasks.length === 0) return null;
  return (
    <Card title={t.tasksOf(kid)} className="flex flex-col gap-3">
      {[...own].map(([attemptUid, done]) =>
        attemptUid === null ? null : (
          <div key={attemptUid}>
            <AttemptReview attemptUid={attemptUid} places={new Set(done.map(({ taskIdx }) => taskIdx))} />
          </div>
        ),
      )}
      {together.length > 0 && <p className="rounded-md bg-sunk p-3">{t.together(together.length)}</p>}
    </Card>
  );
}

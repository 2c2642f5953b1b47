import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { useLocale } from '#i18n/locale.ts';
import { answerText } from '#widgets/player/review/answer-text.ts';
import { useEventId, useOnEvent } from '#widgets/room/use-room.ts';

/** What several children have answered alike and wrong: what to show to all of them. Nothing while there is no such thing. */
export function CommonMistakes({ taskNo }: { taskNo: number }) {
  const { group: t } = useTexts('teacherRoom');
  const words = {
    tongue: useLocale() === 'ru-RU' ? ('ru' as const) : ('en' as const),
    player: useTexts('player'),
    tasks: useTexts('tasks'),
    progress: useTexts('course-progress'),
  };
  const eventId = useEventId();
  const { data, refetch } = useQuery(quietly(queryOf('GET /lesson-room/:eventId/tasks/:taskNo/mistakes', { params: { eventId, taskNo } })));
  useOnEvent(({ op }) => {
    if (op.kind === 'judged' && op.taskNo === taskNo) void refetch();
  });
  if (!data || data.mistakes.length === 0) return null;
  return (
    <section aria-label={t.mistakes.title} className="flex flex-col gap-2">
      <h3 className="text-sm text-mute">{t.mistakes.title}</h3>
      <ul className="flex list-none flex-col gap-2">
        {data.mistakes.map(({ round, kids, task, answer, solution }) => {
          const said = answerText(task, answer, words);
          const right = solution && answerText(task, solution, words);
          return (
            <li key={`${round} ${said}`} className="text-sm">
              <span className="font-bold">{t.mistakes.item(round + 1)}</span> {right ? t.mistakes.instead(said, right) : said}
              <span className="block text-mute">{t.mistakes.kids(kids)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

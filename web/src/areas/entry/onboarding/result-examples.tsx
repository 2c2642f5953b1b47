import type { DiagnosticResult } from '@school/contract/onboarding/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { answerText } from '#widgets/player/review/answer-text.ts';
import { shownWords } from '#widgets/player/words.ts';

/** Some of what the child really did, task by task. */
export function ResultExamples({ result: { examples } }: { result: DiagnosticResult }) {
  const t = useTexts('onboarding');
  const progress = useTexts('course-progress');
  const player = useTexts('player');
  const tasks = useTexts('tasks');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const words = { tongue, player, tasks, progress } as const;
  if (examples.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{t.examples}</h2>
      <ol className="flex list-none flex-col gap-2">
        {examples.map(({ task, answer, right, solution }, at) => (
          <li key={at} className="rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 grow font-bold">
                {shownWords(task.ask, tongue)}
                {task.stimulus?.kind === 'words' && <span className="font-normal"> · {shownWords(task.stimulus.words, tongue)}</span>}
              </span>
              {right !== null && <Badge tone={right ? 'good' : 'plain'}>{right ? t.exampleRight : t.exampleWrong}</Badge>}
            </div>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
              {answer && (
                <>
                  <dt className="text-mute">{t.childAnswered}</dt>
                  <dd>{answerText(task, answer, words)}</dd>
                </>
              )}
              {right === false && solution && (
                <>
                  <dt className="text-mute">{t.rightAnswer}</dt>
                  <dd>{answerText(task, solution, words)}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  );
}

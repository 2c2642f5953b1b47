import type { Answer } from '@school/contract/playbooks/answers';
import type { ItemState, ReviewItem } from '@school/contract/playbooks/attempts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { Segments } from '#kit/segments.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { StimulusView } from '../stimulus.tsx';
import { shownWords } from '../words.ts';
import { HandedIn } from './handed-in.tsx';
import { MarkLine } from './mark-line.tsx';
import { answerText } from './answer-text.ts';
import type { AnswerWords } from './reading.ts';

const tones: Record<ItemState, Tone> = {
  open: 'plain',
  right: 'good',
  partly: 'warn',
  wrong: 'bad',
  seen: 'plain',
  waiting: 'brand',
  skipped: 'plain',
};

interface AttemptReviewProps {
  attemptUid: string;
  /** Only tasks at these places. */
  places?: ReadonlySet<number>;
}

/** What a child really answered in one attempt: each task, its tries, and what would have been right. */
export function AttemptReview({ attemptUid, places }: AttemptReviewProps) {
  const progress = useTexts('course-progress');
  const player = useTexts('player');
  const tasks = useTexts('tasks');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [shown, setShown] = useState<'all' | 'hard'>('all');
  const { data } = useQuery(queryOf('GET /attempts/:attemptUid/review', { params: { attemptUid } }));
  if (!data)
    return (
      <output className="block">
        <span className="sr-only">{progress.answersLoading}</span>
        <Skeleton className="h-32" />
      </output>
    );
  const all = places ? data.items.filter(({ taskIdx }) => places.has(taskIdx)) : data.items;
  const hard = all.filter(wasHard);
  // A choice between all and none, or all and all, is none.
  const canChoose = hard.length > 0 && hard.length < all.length;
  const items = canChoose && shown === 'hard' ? hard : all;
  const judged = all.filter(({ state }) => ['right', 'partly', 'wrong', 'skipped'].includes(state));
  return (
    <>
      {judged.length > 0 && (
        <p className="mb-2 font-bold">{progress.rightOf(judged.filter(({ state }) => state === 'right').length, judged.length)}</p>
      )}
      {canChoose && (
        <Segments<'all' | 'hard'>
          label={progress.whichAnswers}
          name={`answers ${attemptUid}`}
          parts={[
            { value: 'all', label: progress.allAnswers(all.length) },
            { value: 'hard', label: progress.hardAnswers(hard.length) },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      <ol className="mt-3 flex list-none flex-col gap-4">
        {items.map((item) => (
          <ReviewedItem
            key={`${item.taskIdx} ${item.round}`}
            item={item}
            number={all.indexOf(item) + 1}
            words={{ tongue, player, tasks, progress }}
          />
        ))}
      </ol>
    </>
  );
}

function ReviewedItem({ item, number, words }: { item: ReviewItem; number: number; words: AnswerWords }) {
  const { progress, tongue } = words;
  const { task, state, answers, solution, hinted } = item;
  const last = answers.at(-1);
  const atOnce = state === 'right' && answers.length === 1 && !hinted;
  const asked = task.stimulus?.kind === 'words' || task.stimulus?.kind === 'listen' ? shownWords(task.stimulus.words, tongue) : undefined;
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="figures grid size-8 shrink-0 place-items-center rounded-sm bg-(--s-soft,var(--color-brand-soft)) text-sm font-extrabold text-(--s-ink,var(--color-brand))"
        >
          {number}
        </span>
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
          <span className="min-w-0 font-bold">
            <span className="sr-only">{number}. </span>
            {shownWords(task.ask, tongue)}
            {asked !== undefined && <span className="font-normal"> · {asked}</span>}
          </span>
          <Badge tone={tones[state]}>{atOnce ? progress.atOnce : progress.itemStates[state]}</Badge>
        </div>
      </div>
      {task.stimulus && asked === undefined && (
        // Drawn for the width of a player: on a phone this card is narrower, and five pictures abreast still fit.
        <div className="flex justify-center rounded-md bg-(--s-tint,var(--color-sunk)) p-3 [zoom:0.62] sm:[zoom:1]">
          <StimulusView stimulus={task.stimulus} />
        </div>
      )}
      {task.template !== 'slide' && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
          <dt className="text-mute">{progress.answered}</dt>
          <dd>
            {last ? (
              shows(last.answer, item.sound) ? (
                <HandedIn answer={last.answer} sound={item.sound} />
              ) : (
                answerText(task, last.answer, words)
              )
            ) : (
              progress.noAnswer
            )}
            {(answers.length > 1 || hinted) && (
              <span className="text-mute">
                {' · '}
                {[answers.length > 1 ? progress.tries(answers.length) : '', hinted ? progress.hinted : ''].filter(Boolean).join(', ')}
              </span>
            )}
          </dd>
          {solution && state !== 'right' && solution.template !== 'trace' && (
            <>
              <dt className="text-mute">{progress.rightAnswer}</dt>
              <dd>{answerText(task, solution, words)}</dd>
            </>
          )}
        </dl>
      )}
      {item.why && <p className="text-sm text-mute">{progress.why(item.why)}</p>}
      {item.mark && <MarkLine mark={item.mark} />}
    </li>
  );
}

/** Not right, or not at once: what a grown-up may want to go through again. */
const wasHard = ({ state, answers, hinted }: ReviewItem): boolean =>
  ['partly', 'wrong', 'skipped'].includes(state) || (state === 'right' && (answers.length > 1 || hinted));

/** Work that is to be looked at or heard as it is: a text, a picture, a recorded voice. */
const shows = ({ template }: Answer, sound: ReviewItem['sound']): boolean =>
  template === 'long-text' || template === 'draw' || (sound !== null && (template === 'say' || template === 'read-aloud'));

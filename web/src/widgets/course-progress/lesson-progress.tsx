import { numberOf } from '@school/contract/learning/lesson-number';
import type { AttemptSummary } from '@school/contract/playbooks/attempts';
import type { CourseLesson, PlaybookCard } from '@school/contract/learning/shapes';
import { lazy, Suspense, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { ChevronDown, Icon } from '#kit/icon.tsx';
import { Stars } from '#kit/progress.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const AttemptReview = lazy(() => import('#widgets/player/review/attempt-review.tsx').then((file) => ({ default: file.AttemptReview })));

interface LessonProgressProps {
  courseCode: string;
  lesson: CourseLesson;
  attempts: readonly { playbookUid: string; attempts: readonly AttemptSummary[] }[];
  open: boolean;
}

/** One lesson: its goal, its homework with the best score, and every attempt with the answers. */
export function LessonProgress({ courseCode, lesson, attempts, open }: LessonProgressProps) {
  const t = useTexts('course-progress');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const playbooks = [...lesson.homePlaybooks, ...lesson.onlinePlaybooks];
  const own = new Set(playbooks.map(({ playbookUid }) => playbookUid));
  const practice = attempts.filter(({ playbookUid }) => !own.has(playbookUid)).flatMap((one) => one.attempts);
  return (
    <details open={open} className="group rounded-lg bg-card shadow-flat">
      <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-3">
        <span
          aria-hidden
          className="figures grid size-10 shrink-0 place-items-center rounded-sm bg-(--s-soft,var(--color-brand-soft)) font-extrabold text-(--s-ink,var(--color-brand))"
        >
          {numberOf(courseCode, lesson)}
        </span>
        <span className="min-w-0 grow">
          <h2 className="text-base">
            <span className="sr-only">{numberOf(courseCode, lesson)}. </span>
            {lesson.title[tongue]}
          </h2>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={lesson.state === 'done' ? 'good' : 'brand'}>{t.states[lesson.state]}</Badge>
            <Stars got={lesson.stars} of={lesson.starsMax} size={16} />
          </span>
        </span>
        <Icon of={ChevronDown} className="text-mute transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line px-5 py-4">
        <p>
          {lesson.goal[tongue]}
          {lesson.openedAt !== null && (
            <span className="block text-sm text-mute">{t.conducted(at(locale, lesson.openedAt, 'date', deviceZone()))}</span>
          )}
        </p>
        {playbooks.map((playbook) => (
          <PlaybookProgress
            key={playbook.playbookUid}
            playbook={playbook}
            attempts={attempts.find(({ playbookUid }) => playbookUid === playbook.playbookUid)?.attempts ?? []}
            answersShown={open}
          />
        ))}
        {practice.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-base">{t.practice}</h3>
            <Attempts attempts={practice} latest={undefined} />
          </section>
        )}
      </div>
    </details>
  );
}

interface PlaybookProgressProps {
  playbook: PlaybookCard;
  attempts: readonly AttemptSummary[];
  /** The answers of the last attempt are read at once. */
  answersShown: boolean;
}

function PlaybookProgress({ playbook, attempts, answersShown }: PlaybookProgressProps) {
  const t = useTexts('course-progress');
  const latest = attempts.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))[0];
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-base">
        {t[playbook.kind]}
        <span className="text-sm font-normal text-mute">
          {t.slides(playbook.slides)} · {playbook.score === null ? t.notDone : t.best(playbook.stars)}
        </span>
      </h3>
      {attempts.length > 0 && <Attempts attempts={attempts} latest={answersShown ? latest : undefined} />}
    </section>
  );
}

/** Attempts with their answers; those of `latest` are read at once. */
function Attempts({ attempts, latest }: { attempts: readonly AttemptSummary[]; latest: AttemptSummary | undefined }) {
  const t = useTexts('course-progress');
  return (
    <ul aria-label={t.attempts} className="flex list-none flex-col gap-2">
      {attempts.map((attempt) => (
        <AttemptLine key={attempt.attemptUid} attempt={attempt} isShown={attempt === latest} />
      ))}
    </ul>
  );
}

function AttemptLine({ attempt, isShown }: { attempt: AttemptSummary; isShown: boolean }) {
  const t = useTexts('course-progress');
  const locale = useLocale();
  const [shown, setShown] = useState(isShown);
  const { attemptUid, score, stars, startedAt, finishedAt } = attempt;
  return (
    <li className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow">
          {t.attempt(at(locale, finishedAt ?? startedAt, 'dayTime', deviceZone()))}
          <span className="block text-sm text-mute figures">{score === null ? t.attemptOpen : t.score(stars ?? 0)}</span>
        </span>
        {stars !== null && <Stars got={stars} of={3} size={20} />}
        <Button size="small" expanded={shown} onPress={() => setShown(!shown)}>
          {shown ? t.hideAnswers : t.showAnswers}
        </Button>
      </div>
      {shown && (
        <div className="mt-3">
          <Suspense fallback={<Skeleton className="h-32" />}>
            <AttemptReview attemptUid={attemptUid} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

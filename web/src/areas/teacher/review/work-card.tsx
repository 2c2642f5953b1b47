import type { Work } from '@school/contract/playbooks/reviews';
import { lazy, Suspense, useId } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { MarkForm } from './mark-form.tsx';

// What children see and make is the player's own, and comes with it.
const Asked = lazy(() => import('./asked.tsx').then(({ Asked: component }) => ({ default: component })));
const HandedIn = lazy(() => import('#widgets/player/review/handed-in.tsx').then(({ HandedIn: component }) => ({ default: component })));

const kindOf = { 'long-text': 'written', say: 'spoken', 'read-aloud': 'read', draw: 'drawn' } as const;

/** One work: whose it is, what was asked, what to look for, the work itself, and the mark. */
export function WorkCard({ work, onMarked }: { work: Work; onMarked(work: Work): void }) {
  const t = useTexts('review');
  const names = useTexts('names');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const id = useId();
  const { task, kidName, age, courseCode, title, kind, timestamp, rubric, answer, sound } = work;
  const template = Object.hasOwn(kindOf, task.template) ? kindOf[task.template as keyof typeof kindOf] : 'written';
  return (
    <article aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 grow font-bold">
            {kidName}, {t.age(age)}
          </p>
          <Badge tone="brand">{t.kinds[template]}</Badge>
          <Badge>{t[kind]}</Badge>
        </div>
        <p className="text-sm text-mute figures">
          {names.courses[courseCode]} · {title[tongue]} · {at(locale, timestamp, 'dayTime', schoolZone)}
        </p>
        <h2 id={id} className="text-lg">
          <span className="sr-only">{kidName}: </span>
          {task.ask[tongue]}
        </h2>
        <Suspense>
          <Asked work={work} />
        </Suspense>
        {rubric && (
          <p className="text-sm">
            <span className="text-mute">{t.looksFor}: </span>
            {rubric[tongue]}
          </p>
        )}
        <Suspense fallback={<Skeleton className="h-24" />}>
          <HandedIn answer={answer} sound={sound} />
        </Suspense>
        <MarkForm work={work} onMarked={onMarked} />
      </Card>
    </article>
  );
}

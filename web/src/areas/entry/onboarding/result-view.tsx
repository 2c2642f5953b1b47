import type { DiagnosticResult } from '@school/contract/onboarding/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { RecommendedCourse } from './recommended-course.tsx';
import { ResultExamples } from './result-examples.tsx';

/** What came of a diagnostics: the tier's text, the parts, what the child did, and the course it leads to. */
export function ResultView({ result }: { result: DiagnosticResult }) {
  const t = useTexts('onboarding');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { title, text, percent, parts, types, takenAt, kidName } = result;
  const answers = types.reduce((sum, type) => sum + type.answers, 0);
  return (
    <PageLayout title={title[tongue]} width="text">
      <p className="text-mute">{`${kidName} · ${t.taken(at(locale, takenAt, 'day', user.timezone))}`}</p>
      <Card className="flex flex-col gap-5">
        {percent !== null && <ProgressBar label={t.total} value={percent} max={100} text={t.percent(percent)} />}
        <p className="text-lg">{text[tongue]}</p>
      </Card>
      <RecommendedCourse result={result} />
      {parts.length > 0 && (
        <Card className="flex flex-col gap-5">
          <h2 className="text-xl">{t.parts}</h2>
          {parts.map((part) => (
            <section key={part.code} className="flex flex-col gap-2">
              <ProgressBar
                label={part.title[tongue]}
                value={part.percent}
                max={100}
                text={`${t.percent(part.percent)} · ${t.tiers[part.tier]}`}
              />
              <p className="text-mute">{part.text[tongue]}</p>
            </section>
          ))}
        </Card>
      )}
      {types.length > 0 && (
        <Card className="flex flex-col gap-5">
          <h2 className="text-xl">{t.types}</h2>
          {types
            .toSorted((one, other) => other.answers - one.answers)
            .map((type) => (
              <section key={type.code} className="flex flex-col gap-2">
                <ProgressBar label={type.title[tongue]} value={type.answers} max={Math.max(1, answers)} text={t.answers(type.answers)} />
                <p className="text-mute">{type.short[tongue]}</p>
              </section>
            ))}
        </Card>
      )}
      <ResultExamples result={result} />
    </PageLayout>
  );
}

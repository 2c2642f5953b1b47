import type { SurveyAnswered, SurveyAnswers } from '@school/contract/ratings/survey-shapes';
import { surveyLimits, surveys } from '@school/contract/ratings/limits';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';
import { scaleOf } from '#widgets/survey/scale.ts';

import { OfficeList } from '../office-list.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/surveys'));

const asked = {
  after4: ['mood', 'teacher', 'level', 'hindrances', 'change'],
  after12: ['newSkill', 'homeworkMinutes', 'tears', 'clear', 'goOn', 'recommend', 'why'],
} as const;
const grades = [1, 2, 3, 4, 5] as const;
const graded: ReadonlySet<string> = new Set(['mood', 'teacher', 'clear', 'goOn', 'recommend']);
type Question = (typeof asked)['after4' | 'after12'][number];

/** `/manager/surveys`: what families answered, question by question; whole as a table. */
export function Page() {
  const texts = useTexts('survey');
  const t = texts.manager;
  const locale = useLocale();
  const { which } = useSearch({ from: '/manager/surveys' });
  const change = useChangeSearch('/manager/surveys');
  const list = useQuery({ ...queryOf('GET /manager/surveys'), staleTime: 0 });
  const survey = which === 'after12' ? 'after12' : 'after4';
  const answers = list.data?.answers.filter((it) => it.answers.survey === survey);
  const said = (it: SurveyAnswers, question: Question): string => {
    const value = (it as Record<string, unknown>)[question];
    if (question === 'level' && it.survey === 'after4') return texts.levels[it.level];
    if (question === 'hindrances' && it.survey === 'after4') return it.hindrances.map((one) => texts.hindrances[one]).join(', ');
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  /** A mark stands with its word, as the family saw it. */
  const shown = (it: SurveyAnswers, question: Question): string => {
    const words = said(it, question);
    const grade = grades.find((one) => String(one) === words);
    return grade !== undefined && graded.has(question) ? `${grade} · ${scaleOf(texts, question)[grade]}` : words;
  };
  const when = (it: SurveyAnswered) => at(locale, it.at, 'date', schoolZone);
  return (
    <OfficeList
      words={{ title: t.title, about: t.about(surveyLimits.afterLesson.after4, surveyLimits.afterLesson.after12), export: t.export }}
      width="text"
      views={
        <>
          <RadioChips
            label={t.label}
            labelHidden
            name="which"
            value={survey}
            onChange={(value) => change({ which: value })}
            chips={surveys.map((value) => ({ value, label: t.which(surveyLimits.afterLesson[value]) }))}
          />
          {list.data && (
            <output className="text-sm text-mute figures">
              {t.found(answers?.length ?? 0)} · {t.skipped(list.data.skipped)}
            </output>
          )}
        </>
      }
      list={list}
      items={answers}
      empty={{ title: t.empty, about: t.emptyAbout }}
      file={{
        name: t.fileName,
        columns: [t.when, t.family, ...asked[survey].map((question) => texts.questions[question])],
        row: (it) => [when(it), it.familyName ?? '', ...asked[survey].map((question) => said(it.answers, question))],
      }}
      renderCard={(it) => (
        <li key={`${it.at} ${JSON.stringify(it.answers)}`}>
          <Card className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-sm text-mute">{when(it)}</span>
              {it.familyId !== null && (
                <LinkButton to="/manager/families/$familyId" params={{ familyId: it.familyId }} size="small">
                  {t.call}: {it.familyName}
                </LinkButton>
              )}
            </div>
            <dl className="flex flex-col gap-2">
              {asked[survey].map((question) => {
                const words = shown(it.answers, question);
                return (
                  words !== '' && (
                    <div key={question}>
                      <dt className="text-sm text-mute">{texts.questions[question]}</dt>
                      <dd className="font-bold break-words">{words}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </Card>
        </li>
      )}
    />
  );
}

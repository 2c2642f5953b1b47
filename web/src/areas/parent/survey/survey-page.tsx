import type { AnswerOf } from '@school/contract/calls';
import { hindrances, surveyLevels, surveyLimits } from '@school/contract/ratings/limits';
import type { SurveyAnswers } from '@school/contract/ratings/survey-shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { scaleOf } from '#widgets/survey/scale.ts';

type Asked = AnswerOf<'GET /surveys'>['surveys'][number];
const grades = ['5', '4', '3', '2', '1'] as const;
type Grade = (typeof grades)[number];

export const load = () => void queryClient.prefetchQuery(queryOf('GET /surveys'));

/** `/survey`: five questions about the lessons of a child; to skip is as easy as to send. */
export function Page() {
  const t = useTexts('survey');
  const { survey, kid } = useSearch({ from: '/survey' });
  const { data } = useSuspenseQuery(queryOf('GET /surveys'));
  const asked = data.surveys.find((it) => it.survey === survey && it.kidUid === kid) ?? data.surveys[0];
  return (
    <PageLayout title={t.title} width="text">
      {asked ? (
        <Questions key={`${asked.survey} ${asked.kidUid}`} asked={asked} />
      ) : (
        <EmptyState picture={<Fox pose="celebrating" />} title={t.nothing.title} action={<LinkButton to="/">{t.home}</LinkButton>}>
          {t.nothing.about}
        </EmptyState>
      )}
    </PageLayout>
  );
}

function Questions({ asked: { survey, kidUid, kidName, gift } }: { asked: Asked }) {
  const t = useTexts('survey');
  const navigate = useNavigate();
  const changes = ['GET /surveys', 'GET /user', 'GET /payment/balance', 'GET /payment/history'] as const;
  const send = useCall('POST /surveys', { changes: [...changes] });
  const skip = useCall('POST /surveys/skip', { changes: [...changes] });
  const [minutes, setMinutes] = useState<number | undefined>(20);
  const [tears, setTears] = useState(false);
  const submit = async (data: FormData) => {
    const answers = survey === 'after4' ? afterFour(data) : afterTwelve(data, minutes, tears);
    if (!('survey' in answers)) return Object.fromEntries(answers.missing.map((name) => [name, t.choose]));
    const { lessons } = await send.mutateAsync({ body: { kidUid, answers } });
    raiseNotice({ tone: 'good', text: lessons > 0 ? t.thanksGift(lessons) : t.thanks });
    await navigate({ to: '/' });
    return undefined;
  };
  const leave = async () => {
    await skip.mutateAsync({ body: { kidUid, survey } });
    raiseNotice({ tone: 'good', text: t.skipped });
    await navigate({ to: '/' });
  };
  return (
    <Card label={t.card.title(kidName)} className="flex flex-col gap-4">
      <h2 className="text-lg break-words">{t.card.title(kidName)}</h2>
      <p>{gift > 0 ? t.about.gift(gift) : t.about.noGift}</p>
      <p className="text-sm text-mute">{t.who}</p>
      <Form label={t.title} onSubmit={submit}>
        {({ pending }) => (
          <>
            {survey === 'after4' ? (
              <>
                <GradeField name="mood" />
                <GradeField name="teacher" />
                <RadioChips
                  label={t.questions.level}
                  name="level"
                  required
                  chips={surveyLevels.map((value) => ({ value, label: t.levels[value] }))}
                />
                <CheckChips
                  label={t.questions.hindrances}
                  name="hindrances"
                  chips={hindrances.map((value) => ({ value, label: t.hindrances[value] }))}
                />
                <TextArea name="change" label={t.questions.change} maxLength={surveyLimits.wordsLength} />
              </>
            ) : (
              <>
                <TextArea name="newSkill" label={t.questions.newSkill} maxLength={surveyLimits.wordsLength} />
                <NumberField
                  name="homeworkMinutes"
                  label={t.questions.homeworkMinutes}
                  required
                  value={minutes}
                  onChange={setMinutes}
                  min={0}
                  max={surveyLimits.homeworkMost}
                  step={5}
                />
                <Switch checked={tears} onChange={setTears}>
                  {t.questions.tears}
                </Switch>
                <GradeField name="clear" />
                <GradeField name="goOn" />
                <GradeField name="recommend" />
                <TextArea name="why" label={t.questions.why} maxLength={surveyLimits.wordsLength} />
              </>
            )}
            <div className="flex flex-wrap gap-3 *:grow *:basis-40">
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.send}
              </Button>
              <Button size="large" busy={skip.isPending} onPress={() => void leave().catch(() => undefined)}>
                {t.skip}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

function GradeField({ name }: { name: 'mood' | 'teacher' | 'clear' | 'goOn' | 'recommend' }) {
  const t = useTexts('survey');
  const words = scaleOf(t, name);
  return <RadioChips label={t.questions[name]} name={name} required chips={grades.map((value) => ({ value, label: words[value] }))} />;
}

type Read = SurveyAnswers | { missing: string[] };

const gradeIn = (data: FormData, name: string): Grade | undefined => grades.find((it) => it === data.get(name));
const wordsIn = (data: FormData, name: string): string => {
  const typed = data.get(name);
  return typeof typed === 'string' ? typed.trim() : '';
};

function afterFour(data: FormData): Read {
  const [mood, teacher] = [gradeIn(data, 'mood'), gradeIn(data, 'teacher')];
  const level = surveyLevels.find((it) => it === data.get('level'));
  if (!mood || !teacher || !level)
    return { missing: [...(mood ? [] : ['mood']), ...(teacher ? [] : ['teacher']), ...(level ? [] : ['level'])] };
  const chosen = data.getAll('hindrances');
  return {
    survey: 'after4',
    mood: Number(mood),
    teacher: Number(teacher),
    level,
    hindrances: hindrances.filter((it) => chosen.includes(it)),
    change: wordsIn(data, 'change'),
  };
}

function afterTwelve(data: FormData, minutes: number | undefined, tears: boolean): Read {
  const [clear, goOn, recommend] = [gradeIn(data, 'clear'), gradeIn(data, 'goOn'), gradeIn(data, 'recommend')];
  if (!clear || !goOn || !recommend || minutes === undefined)
    return {
      missing: [
        ...(minutes === undefined ? ['homeworkMinutes'] : []),
        ...(clear ? [] : ['clear']),
        ...(goOn ? [] : ['goOn']),
        ...(recommend ? [] : ['recommend']),
      ],
    };
  return {
    survey: 'after12',
    newSkill: wordsIn(data, 'newSkill'),
    homeworkMinutes: minutes,
    tears,
    clear: Number(clear),
    goOn: Number(goOn),
    recommend: Number(recommend),
    why: wordsIn(data, 'why'),
  };
}

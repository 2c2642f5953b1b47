import type { DiagnosticResult } from '@school/contract/onboarding/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The course a result leads to, why, and the way there. */
export function RecommendedCourse({ result }: { result: DiagnosticResult }) {
  const t = useTexts('onboarding');
  const names = useTexts('names');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: catalogue } = useQuery(queryOf('GET /courses'));
  const { recommended, kidUid, mayRepeat, test } = result;
  const { courseCode, levelCode, lessonCode, why, perWeek, second } = recommended;
  const level = catalogue?.courses.find((one) => one.courseCode === courseCode)?.levels.find((one) => one.levelCode === levelCode);
  const lesson = level?.lessons.find((one) => one.lessonCode === (lessonCode ?? level.lessons[0]?.lessonCode));
  const from = mayRepeat.allowed ? undefined : mayRepeat.facts['from'];
  return (
    <Card className="flex flex-col gap-3" label={t.recommended}>
      <p className="text-mute">{t.recommended}</p>
      <h2 className="text-xl">{names.courses[courseCode]}</h2>
      {level && lesson && <p className="font-bold">{t.level(level.title[tongue], lesson.title[tongue])}</p>}
      <p>{t.why[why]}</p>
      {perWeek !== null && <p>{t.perWeek(perWeek)}</p>}
      {second !== null && <p className="text-mute">{t.second(second === 'brain-trainer' ? t.brainTrainer : names.courses[second])}</p>}
      <div className="flex flex-col gap-3 sm:flex-row">
        {user.isNew ? (
          <LinkButton to="/intro-appointment" kind="primary" size="large">
            {t.trial}
          </LinkButton>
        ) : (
          <LinkButton to="/payment/products" kind="primary" size="large">
            {t.packages}
          </LinkButton>
        )}
        {mayRepeat.allowed && <Repeat test={test} kidUid={kidUid} />}
      </div>
      {from !== undefined && <p className="text-sm text-mute">{t.repeatFrom(at(locale, String(from), 'day', user.timezone))}</p>}
    </Card>
  );
}

function Repeat({ test, kidUid }: Pick<DiagnosticResult, 'test' | 'kidUid'>) {
  const t = useTexts('onboarding');
  const { data } = useQuery(queryOf('GET /onboarding'));
  const at = data?.kids.find((kid) => kid.kidUid === kidUid)?.tests.find((one) => one.test === 'math')?.playbookIdx ?? 0;
  if (test === 'math')
    return (
      <LinkButton to="/onboarding/test-math/$kidUid/$playbookIdx" params={{ kidUid, playbookIdx: String(at) }} kind="quiet" size="large">
        {t.repeat}
      </LinkButton>
    );
  return test === 'pkh' ? (
    <LinkButton to="/onboarding/test-pkh/$kidUid" params={{ kidUid }} kind="quiet" size="large">
      {t.repeat}
    </LinkButton>
  ) : (
    <LinkButton to="/onboarding/test-softskills/$kidUid" params={{ kidUid }} kind="quiet" size="large">
      {t.repeat}
    </LinkButton>
  );
}

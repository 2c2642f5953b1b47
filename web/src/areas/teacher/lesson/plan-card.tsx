import { numberOf } from '@school/contract/learning/lesson-number';
import type { LessonPlan } from '@school/contract/learning/plans';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { HomeworkChoice } from './homework-choice.tsx';
import { KidStanding } from './kid-standing.tsx';
import { planQuery } from './plan-query.ts';
import { TopicChoice } from './topic-choice.tsx';

/** What is taught in a lesson, the tasks opened in it, and what is given at home. */
export function PlanCard({ lesson }: { lesson: TeacherLesson }) {
  const t = useTexts('teacherLesson');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const say = useRefusals();
  const { eventId } = lesson;
  const goesOn = lesson.status === 'scheduled' || lesson.status === 'inProgress';
  const { data: plan } = useQuery({ ...planQuery(eventId), refetchInterval: goesOn ? 10_000 : false });
  const choose = useCall('POST /teacher/lessons/:eventId/plan');
  const open = useCall('POST /teacher/lessons/:eventId/plan/open');
  const take = (answer: LessonPlan) => void queryClient.setQueryData(planQuery(eventId).queryKey, answer);
  const set = (body: { lessonCode: string | null; homework: string[] | null }) =>
    choose.mutateAsync({ params: { eventId }, body }).then(take, () => undefined);
  if (!plan) return <Skeleton className="h-64" />;
  // A trial that is over has nothing to prepare.
  if (plan.courseCode === null && !goesOn) return null;
  const { lesson: topic, homework, may } = plan;

  return (
    <Card label={t.plan.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.plan.title}</h2>
      {plan.courseCode === null && <p className="text-mute">{t.plan.noCourse}</p>}
      {plan.courseCode !== null && !topic && <p className="text-mute">{t.plan.finished}</p>}
      {topic && (
        <div>
          <p className="font-bold">
            {t.plan.number(numberOf(plan.courseCode ?? '', topic))}. {topic.title[tongue]}
          </p>
          <p className="text-mute">
            {topic.levelTitle[tongue]} · {t.tasks(topic.slides)} · {t.plan.goal}: {topic.goal[tongue]}
          </p>
        </div>
      )}
      {plan.courseCode !== null && may.choose.allowed && plan.openedAt === null && (
        <TopicChoice plan={plan} onChoose={(lessonCode) => void set({ lessonCode, homework: null })} />
      )}
      {plan.openedAt !== null && (
        <p className="figures flex items-center gap-2">
          <Icon of={CircleCheck} className="text-good" />
          {t.plan.opened(at(locale, plan.openedAt, 'time', schoolZone))}
        </p>
      )}
      {topic && plan.openedAt === null && goesOn && (
        <div className="flex flex-col gap-1">
          <Button
            size="large"
            wide
            busy={open.isPending}
            disabled={!may.open.allowed}
            hint={may.open.allowed ? undefined : say(may.open.why, may.open.facts)}
            onPress={() => void open.mutateAsync({ params: { eventId }, body: {} }).then(take, () => undefined)}
          >
            {t.plan.open}
          </Button>
          {may.open.allowed && <p className="text-sm text-mute">{t.plan.openAbout}</p>}
        </div>
      )}
      {plan.courseCode !== null && (
        <ul className="flex flex-col gap-3">
          {plan.kids.map((kid) => (
            <li key={kid.kidUid}>
              <KidStanding
                kid={kid}
                name={plan.kids.length > 1 ? lesson.pupils.find(({ kidUid }) => kidUid === kid.kidUid)?.name : undefined}
                courseCode={plan.courseCode}
                isOpened={plan.openedAt !== null}
              />
            </li>
          ))}
        </ul>
      )}
      {topic && (
        <HomeworkChoice
          key={`${topic.lessonCode} ${homework.playbookUids.join(' ')}`}
          homework={homework}
          mayChoose={may.choose.allowed}
          busy={choose.isPending}
          onChoose={(wanted) => set({ lessonCode: topic.chosen ? topic.lessonCode : null, homework: wanted })}
        />
      )}
    </Card>
  );
}

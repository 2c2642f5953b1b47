import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Check, Icon } from '#kit/icon.tsx';
import { KidSteps } from '#widgets/onboarding/kid-steps.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { WelcomeNextStep } from './welcome-next-step.tsx';
import { whereTheyStand } from './where-they-stand.ts';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /onboarding'));
  void queryClient.prefetchQuery(queryOf('GET /events'));
};

/**
 * The first page of a new family (docs/rules/onboarding.md): how it begins, where this family stands, a taste of the school, and the
 * way on.
 */
export function Page() {
  const { welcome } = useTexts('entry');
  const t = useTexts('onboarding');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  // What changes shows at once, and the parent counts as here: for the chats, too.
  useTopic(`users/${user.customerId}`);
  const { data } = useQuery(queryOf('GET /onboarding'));
  const { data: schedule } = useQuery(queryOf('GET /events'));
  const known = schedule?.next ? [...schedule.events, schedule.next] : (schedule?.events ?? []);
  const standing = whereTheyStand(user, known, useNow(), useSchool().introFromAge);
  const { behind } = standing;
  return (
    <PageLayout title={welcome.title(user.firstName)} windowTitle={welcome.windowTitle} width="text">
      <Card className="flex flex-col gap-6">
        <p className="text-lg">{behind > 0 ? welcome.leadOn : welcome.lead}</p>
        <ol className="flex flex-col gap-5">
          {welcome.steps.map((step, index) => (
            <li key={step.title} className="flex items-start gap-4" aria-current={index === behind ? 'step' : undefined}>
              <span
                aria-hidden
                className={`figures grid size-11 shrink-0 place-items-center rounded-full text-lg font-extrabold ${index < behind ? 'bg-good-soft text-good' : 'bg-brand-soft text-brand'}`}
              >
                {index < behind ? <Icon of={Check} /> : index + 1}
              </span>
              <span className="flex min-w-0 flex-col">
                <strong className="text-lg">
                  {step.title}
                  {index < behind && <span className="sr-only"> · {welcome.done}</span>}
                </strong>
                <span className="text-mute">{step.text}</span>
              </span>
            </li>
          ))}
        </ol>
        {schedule ? <WelcomeNextStep standing={standing} user={user} /> : <Skeleton className="h-14" />}
      </Card>
      <p className="text-lg">{behind > 0 ? t.leadOn : t.lead}</p>
      {!data && <Skeleton className="h-60" />}
      {data?.kids.map((kid) => (
        <KidSteps key={kid.kidUid} kid={kid} named={data.kids.length > 1} />
      ))}
    </PageLayout>
  );
}

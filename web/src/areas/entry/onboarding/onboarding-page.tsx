import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { KidSteps } from '#widgets/onboarding/kid-steps.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /onboarding'));
};

/** The first page of a new family (decisions D10): how it begins, a taste of the school, and the way to the trial. */
export function Page() {
  const { welcome } = useTexts('entry');
  const t = useTexts('onboarding');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data } = useQuery(queryOf('GET /onboarding'));
  return (
    <Frame title={welcome.title(user.firstName)} windowTitle={welcome.windowTitle} width="text">
      <Card className="flex flex-col gap-6">
        <p className="text-lg">{welcome.lead}</p>
        <ol className="flex flex-col gap-5">
          {welcome.steps.map((step, index) => (
            <li key={step.title} className="flex items-start gap-4">
              <span
                aria-hidden
                className="figures grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-lg font-extrabold text-brand"
              >
                {index + 1}
              </span>
              <span className="flex flex-col">
                <strong className="text-lg">{step.title}</strong>
                <span className="text-mute">{step.text}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/intro-appointment" kind="primary" size="large">
            {welcome.book}
          </LinkButton>
          <LinkButton to="/" kind="quiet" size="large">
            {welcome.later}
          </LinkButton>
        </div>
      </Card>
      <p className="text-lg">{t.lead}</p>
      {!data && <Skeleton className="h-60" />}
      {data?.kids.map((kid) => (
        <KidSteps key={kid.kidUid} kid={kid} named={data.kids.length > 1} />
      ))}
    </Frame>
  );
}

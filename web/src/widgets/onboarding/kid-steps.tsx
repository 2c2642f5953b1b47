import type { KidOnboarding } from '@school/contract/onboarding/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { ResultLink } from './result-link.tsx';

/** What one kid may do before its first lesson: virtual lessons, diagnostics, and what waits for both. */
export function KidSteps({ kid, named }: { kid: KidOnboarding; named: boolean }) {
  const t = useTexts('onboarding');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { kidUid, lessons, tests, finishedAt, gift } = kid;
  return (
    <Card className="flex flex-col gap-5" label={t.forKid(kid.name)}>
      {named && <h2 className="text-xl">{t.forKid(kid.name)}</h2>}
      {lessons.length > 0 && (
        <Group title={t.lessons} about={t.lessonsAbout}>
          {lessons.map(({ playbookUid, title, slides, state }) => (
            <Step key={playbookUid} title={title[tongue]} about={t.tasks(slides)} isDone={state === 'done'}>
              <LinkButton
                to="/onboarding/lesson/$kidUid/$playbookUid"
                params={{ kidUid, playbookUid }}
                kind={state === 'done' ? 'quiet' : 'secondary'}
                aria-label={`${state === 'done' ? t.again : state === 'begun' ? t.goOn : t.start}: ${title[tongue]}`}
              >
                {state === 'done' ? t.again : state === 'begun' ? t.goOn : t.start}
              </LinkButton>
            </Step>
          ))}
        </Group>
      )}
      {tests.length > 0 && (
        <Group title={t.tests} about={t.testsAbout}>
          {tests.map((test) => (
            <Step key={test.test} title={test.title[tongue]} about={t.tasks(test.tasks)} isDone={test.state === 'done'}>
              <TestLink kidUid={kidUid} test={test} />
            </Step>
          ))}
        </Group>
      )}
      {lessons.length > 0 && tests.length > 0 && (
        <p className="text-mute">
          {gift === null ? finishedAt && t.allDone : finishedAt ? t.giftWaits : t.gift(gift.lessons, gift.lessonsFrom, gift.hours)}
        </p>
      )}
    </Card>
  );
}

function Group({ title, about, children }: { title: string; about: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-mute">{about}</p>
      <ul className="flex list-none flex-col gap-2">{children}</ul>
    </section>
  );
}

function Step({ title, about, isDone, children }: { title: string; about: string; isDone: boolean; children: React.ReactNode }) {
  const t = useTexts('onboarding');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line p-3">
      <span className="flex min-w-0 grow flex-col">
        <strong>{title}</strong>
        <span className="text-sm text-mute">{about}</span>
      </span>
      {isDone && <Badge tone="good">{t.done}</Badge>}
      {children}
    </li>
  );
}

/** To the diagnostics; once it is done, to its result. */
function TestLink({ kidUid, test: { test, title, playbookIdx, state, stored } }: { kidUid: string; test: KidOnboarding['tests'][number] }) {
  const t = useTexts('onboarding');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const text = state === 'done' ? t.result : state === 'begun' ? t.goOn : t.start;
  const look = { kind: 'secondary', 'aria-label': `${text}: ${title[tongue]}` } as const;
  if (state === 'done' && stored)
    return (
      <ResultLink {...look} test={test} kidUid={kidUid} of={stored}>
        {text}
      </ResultLink>
    );
  if (test === 'math')
    return (
      <LinkButton {...look} to="/onboarding/test-math/$kidUid/$playbookIdx" params={{ kidUid, playbookIdx: String(playbookIdx ?? 0) }}>
        {text}
      </LinkButton>
    );
  if (test === 'softskills')
    return (
      <LinkButton {...look} to="/onboarding/test-softskills/$kidUid" params={{ kidUid }}>
        {text}
      </LinkButton>
    );
  return (
    <LinkButton {...look} to="/onboarding/test-pkh/$kidUid" params={{ kidUid }}>
      {text}
    </LinkButton>
  );
}

import type { DiagnosticCode } from '@school/contract/onboarding/limits';
import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useKidOnboarding } from './use-kid-onboarding.ts';
import { TestRun } from './test-run.tsx';

interface TestPlaceProps {
  kidUid: string;
  test: DiagnosticCode;
  playbookIdx?: number | undefined;
}

/** A diagnostics: first a word to the parent, then the tasks. One that was begun goes on at once. */
export function TestPlace({ kidUid, test, playbookIdx }: TestPlaceProps) {
  const t = useTexts('onboarding');
  const say = useRefusals();
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const kid = useKidOnboarding(kidUid);
  const [attempt, setAttempt] = useState<DiagnosticAttempt | null>(null);
  const [refusal, setRefusal] = useState<SchoolRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const offered = kid?.tests.find((one) => one.test === test);
  const begin = async () => {
    setBusy(true);
    try {
      const body = playbookIdx === undefined ? {} : { playbookIdx };
      setAttempt(await api('POST /onboarding/tests/:test/:kidUid/attempts', { params: { test, kidUid }, body }, { silent: true }));
    } catch (fault) {
      if (!(fault instanceof SchoolRefusal)) throw fault;
      setRefusal(fault);
    } finally {
      setBusy(false);
    }
  };
  if (attempt) return <TestRun opened={attempt} onFinished={() => void changed('GET /user', 'GET /onboarding')} />;
  const title = offered?.title[tongue] ?? t.tests;
  if (refusal || (kid && !offered) || kid === null)
    return (
      <PageLayout title={title} width="text">
        <EmptyState
          title={refusal ? say(refusal.code, refusal.facts) : t.nothing}
          action={<LinkButton to="/intro-appointment">{t.book}</LinkButton>}
        >
          {t.nothingAbout}
        </EmptyState>
      </PageLayout>
    );
  return (
    <PageLayout title={title} width="text">
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">{t.intro.title}</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-lg">
          {test === 'softskills' ? <li>{t.soft}</li> : <li>{t.intro.sit}</li>}
          {test !== 'softskills' && <li>{t.intro.help}</li>}
          <li>{t.intro.skip}</li>
          {offered && <li>{t.intro.time(t.tasks(offered.tasks))}</li>}
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button kind="primary" size="large" busy={busy || !kid} onPress={() => void begin()}>
            {offered?.state === 'begun' ? t.goOn : t.intro.begin}
          </Button>
          <LinkButton to="/onboarding" kind="quiet" size="large">
            {t.back}
          </LinkButton>
        </div>
      </Card>
    </PageLayout>
  );
}

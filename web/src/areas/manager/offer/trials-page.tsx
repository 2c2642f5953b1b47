import type { TrialTerms } from '@school/contract/catalogue/trial-terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { ReasonField, reasonOf } from '#kit/reason-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { OnRecord } from '../money/dated/on-record.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useReason } from '../use-reason.ts';
import { NextTrials } from './next-trials.tsx';
import { OfferTabs } from './offer-tabs.tsx';
import { TermsFields } from './terms-fields.tsx';
import { termsIn, typedTerms, wrongIn } from './typed-terms.ts';

const termsQuery = queryOf('GET /manager/trial-terms');

export const load = () => void queryClient.prefetchQuery(termsQuery);

/** When and with whom families may book a first lesson, and what a family would see then. */
export function Page() {
  const { trials: t } = useTexts('offer');
  const terms = useQuery({ ...termsQuery, staleTime: 0 });
  const { data } = terms;
  const { lessonMinutes } = useSchool();
  return (
    <PageLayout title={t.title}>
      <OfferTabs />
      <p className="text-mute">{t.about(lessonMinutes.to)}</p>
      {!data && !terms.isError && <Skeleton className="h-60" />}
      {terms.isError && !data && <NotLoaded list={terms} />}
      {data && <Terms key={data.changes.length} terms={data.terms} />}
      {data && (
        <Card label={t.changes}>
          <h2 className="pb-2 text-lg">{t.changes}</h2>
          {data.changes.length === 0 && <p className="text-mute">{t.noChanges}</p>}
          <ul className="flex flex-col gap-2">
            {data.changes.map(({ at, by, reason }) => (
              <li key={at}>
                <OnRecord at={at} by={by} reason={reason} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PageLayout>
  );
}

function Terms({ terms }: { terms: TrialTerms }) {
  const { trials: t } = useTexts('offer');
  const [typed, setTyped] = useState(() => typedTerms(terms));
  const reason = useReason();
  const save = useCall('POST /manager/trial-terms', { changes: ['GET /manager/trial-terms'] });
  const wrong = wrongIn(typed, t);
  const isRight = Object.keys(wrong).length === 0;
  const submit = async (data: FormData) => {
    const why = reasonOf(data);
    if (!isRight || why === '') return { ...wrong, ...(why === '' && { reason: reason.needed }) };
    await save.mutateAsync({ body: { terms: termsIn(typed), reason: why } });
    raiseNotice({ tone: 'good', text: t.saved });
    return undefined;
  };
  return (
    <Form label={t.title} onSubmit={submit}>
      {({ pending }) => (
        <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          <Card className="flex flex-col gap-5">
            <TermsFields value={typed} onChange={setTyped} />
            <ReasonField {...reason} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </Card>
          <NextTrials terms={isRight ? termsIn(typed) : undefined} />
        </div>
      )}
    </Form>
  );
}

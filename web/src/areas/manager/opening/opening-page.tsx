import type { StepShown } from '@school/contract/back-office/opening-shapes';
import type { SecretKind } from '@school/contract/school/secrets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card, type Tone } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { BankList, isUnderWay } from './bank-list.tsx';
import { BotSheet } from './bot-sheet.tsx';
import { CloseSheet, OpenSheet } from './opening-sheets.tsx';
import { PracticeCard } from './practice-card.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { SchoolPreview } from './school-preview.tsx';
import { SecretLine } from './secret-line.tsx';
import { SecretSheet } from './secret-sheet.tsx';

/** Where a step is done; mail, SMS and the bot are tried here. */
const places: Partial<Record<StepShown['step'], PlainPath>> = {
  owner: '/manager/account',
  school: '/manager/settings',
  legal: '/manager/settings',
  currencies: '/manager/money',
  contact: '/manager/settings',
  offer: '/manager/money',
  teachers: '/manager/teachers',
  club: '/manager/groups',
  trials: '/manager/teachers',
};
/** Passwords and keys that a step needs. */
const secretsOf: Partial<Record<StepShown['step'], readonly SecretKind[]>> = {
  mail: ['mail'],
  sms: ['sms'],
  telegram: ['telegram'],
  money: ['bepaid', 'stripe'],
};
const tones: Record<StepShown['standing'], Tone> = { done: 'good', must: 'bad', should: 'warn', may: 'plain' };

/** While the money of a bank that is tried is on its way. */
const lookEvery = 15_000;

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/school/opening'));

/** `/manager/opening`: what the school needs before families come, by facts, and the opening itself. */
export function Page() {
  const t = useTexts('schoolOpening');
  const opening = useQuery({
    ...queryOf('GET /manager/school/opening'),
    refetchInterval: ({ state }) => (state.data?.banks.some(isUnderWay) ? lookEvery : false),
  });
  const [sheet, setSheet] = useState<'open' | 'close' | 'mail' | 'sms' | 'telegram'>();
  const { data } = opening;
  const secrets = useQuery({ ...queryOf('GET /manager/school/secrets'), enabled: data?.isOwner === true }).data?.secrets ?? [];
  const [entered, setEntered] = useState<SecretKind>();
  const ofEntered = secrets.find(({ kind }) => kind === entered);
  if (!data)
    return <PageLayout title={t.title}>{opening.isError ? <NotLoaded list={opening} /> : <Skeleton className="h-64" />}</PageLayout>;
  const done = data.steps.filter(({ standing }) => standing === 'done').length;
  const shut = data.steps.filter(({ standing }) => standing === 'must');
  const close = () => setSheet(undefined);
  return (
    <PageLayout title={t.title} width="text">
      <Card className="flex flex-col gap-3">
        <p className="font-bold">{t.states[data.state]}</p>
        <p className="text-mute">{t.statesAbout[data.state]}</p>
        {data.waiting > 0 && <p>{t.waiting(data.waiting)}</p>}
        <ProgressBar label={t.progress} value={done} max={data.steps.length} text={t.of(done, data.steps.length)} />
        {data.isOwner && data.state === 'open' && <Button onPress={() => setSheet('close')}>{t.close}</Button>}
        {data.isOwner && data.state !== 'open' && (
          <Button kind="primary" disabled={shut.length > 0} onPress={() => setSheet('open')}>
            {t.open}
          </Button>
        )}
        {!data.isOwner && <p className="text-mute">{t.ownerOnly}</p>}
        {data.state !== 'open' && shut.length > 0 && <p className="font-bold text-bad">{t.shut(shut.length)}</p>}
      </Card>
      <ol className="flex flex-col gap-3">
        {data.steps.map(({ step, standing, facts }) => (
          <li key={step}>
            <Card label={t.steps[step].title} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-lg">{t.steps[step].title}</h2>
                <Badge tone={tones[standing]}>{t.standings[standing]}</Badge>
              </div>
              <p className="text-mute">{standing === 'done' ? t.steps[step].done : t.steps[step].missing}</p>
              <Details of={facts} step={step} />
              {places[step] && (
                <TextLink
                  to={places[step]}
                  aria-label={`${t.go}: ${t.steps[step].title}`}
                  className="inline-flex min-h-11 items-center self-start"
                >
                  {t.go}
                </TextLink>
              )}
              {secrets
                .filter(({ kind }) => secretsOf[step]?.includes(kind))
                .map((it) => (
                  <SecretLine key={it.kind} of={it} onEnter={setEntered} />
                ))}
              {step === 'money' && <BankList banks={data.banks} isOwner={data.isOwner} />}
              {data.isOwner && (step === 'mail' || step === 'sms' || step === 'telegram') && (
                <Button size="small" onPress={() => setSheet(step)}>
                  {step === 'telegram' ? t.bot.title : t.proof[step]}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ol>
      <LinkButton to="/manager/import">{t.moveOver}</LinkButton>
      <PracticeCard url={data.practiceUrl} />
      {sheet === 'open' && <OpenSheet steps={data.steps} onClose={close} />}
      {sheet === 'close' && <CloseSheet onClose={close} />}
      {ofEntered && <SecretSheet of={ofEntered} onClose={() => setEntered(undefined)} />}
      {sheet === 'telegram' && <BotSheet isProved={data.steps.some((it) => it.step === sheet && it.standing === 'done')} onClose={close} />}
      {(sheet === 'mail' || sheet === 'sms') && <ProofSheet channel={sheet} onClose={close} />}
    </PageLayout>
  );
}

/** What exactly is there or missing. */
function Details({ of: { currencies, missing, times }, step }: { of: StepShown['facts']; step: StepShown['step'] }) {
  const t = useTexts('schoolOpening');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const named: Readonly<Record<string, string>> = subjects;
  if (step === 'school') return <SchoolPreview />;
  if (currencies.length > 0) return <p className="figures">{currencies.join(', ')}</p>;
  return (
    <>
      {missing.length > 0 && <p>{t.lacks(missing.map((code) => (step === 'offer' ? code : (named[code] ?? code))).join(', '))}</p>}
      {times.length > 0 && (
        <div className="rounded-sm bg-sunk p-3 text-sm">
          <h3 className="font-bold">{t.nearest}</h3>
          <ul>
            {times.map(({ subject, startsAt }) => (
              <li key={subject} className="figures">
                {t.nearestOf(subjects[subject], at(locale, startsAt, 'dayTime', schoolZone))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

import type { AnswerOf } from '@school/contract/calls';
import type { Consent } from '@school/contract/families/consents';
import type { Locale } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** It is decided here for all children at once, and child by child on the page of privacy; whoever is not decided about comes first. */
function voicesIn(consents: readonly Consent[] | undefined): Consent | undefined {
  const about = consents?.filter(({ purpose }) => purpose === 'voice-recordings');
  return about?.find(({ state }) => state === 'unasked') ?? about?.[0];
}

/** What it is, as the school has written it. */
const ownWords = (data: AnswerOf<'GET /user/consents'> | undefined, locale: Locale): string | undefined =>
  data?.ownWords.find(({ purpose }) => purpose === 'voice-recordings')?.text[locale === 'ru-RU' ? 'ru' : 'en'];

/** Tells the parent that the words of a consent have changed, and that its answer is asked anew. */
export function ConsentsAnew() {
  const { anew: t } = useTexts('voiceConsent');
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const isParent = useSession()?.role === 'parent';
  const { data } = useQuery(queryOf('GET /user/consents'));
  const changed = data?.consents.filter(({ isAnew, state }) => isAnew && state === 'unasked') ?? [];
  if (!isParent || !data || changed.length === 0) return null;
  const titles = data.ownWords.filter(({ purpose }) => changed.some((it) => it.purpose === purpose)).map(({ title }) => title[language]);
  return (
    <Card title={t.title} className="flex flex-col items-start gap-3">
      {titles.length > 0 && (
        <ul className="list-disc pl-5 font-bold break-words">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <p>{t.about}</p>
      <LinkButton to="/settings/privacy" kind="primary">
        {t.go}
      </LinkButton>
    </Card>
  );
}

/** Asks the parent once whether voices may be recorded; nothing where it is decided, or somebody else looks. */
export function AskForVoices() {
  const t = useTexts('voiceConsent');
  const locale = useLocale();
  const { voiceDays } = useSchool();
  const isParent = useSession()?.role === 'parent';
  const { data } = useQuery(queryOf('GET /user/consents'));
  const consent = voicesIn(data?.consents);
  // Whoever had decided reads of the new words on the page of all consents.
  if (!isParent || consent?.state !== 'unasked' || consent.isAnew) return null;
  return (
    <Card title={t.ask} className="flex flex-col gap-3">
      <p className="whitespace-pre-line">{ownWords(data, locale) ?? t.what(voiceDays)}</p>
      <p className="text-mute">{`${t.without} ${t.later}`}</p>
      <Decide consent={consent} />
    </Card>
  );
}

/** What was decided and when, and the other choice: in the settings. */
export function VoicesSetting({ zone }: { zone: string }) {
  const t = useTexts('voiceConsent');
  const locale = useLocale();
  const { voiceDays } = useSchool();
  const isParent = useSession()?.role === 'parent';
  const { data } = useQuery(queryOf('GET /user/consents'));
  const consent = voicesIn(data?.consents);
  if (!consent) return null;
  const { state, decidedAt } = consent;
  const day = decidedAt === null ? '' : at(locale, decidedAt, 'day', zone);
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <p className="whitespace-pre-line">{ownWords(data, locale) ?? t.what(voiceDays)}</p>
      <p className={state === 'unasked' ? 'text-mute' : 'font-bold'}>
        {state === 'given' ? t.given(day) : state === 'refused' ? t.refused(day) : t.without}
      </p>
      {isParent && <Decide consent={consent} />}
    </Card>
  );
}

function Decide({ consent: { purpose, version, state } }: { consent: Consent }) {
  const t = useTexts('voiceConsent');
  const decide = useCall('POST /user/consents', { changes: ['GET /user/consents'] });
  const say = (given: boolean) =>
    decide.mutate({ body: { purpose, version, given } }, { onSuccess: () => raiseNotice({ tone: 'good', text: t.thanks }) });
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'given' && (
        <Button kind={state === 'unasked' ? 'primary' : 'secondary'} busy={decide.isPending} onPress={() => say(true)}>
          {t.allow}
        </Button>
      )}
      {state !== 'refused' && (
        <Button busy={decide.isPending} onPress={() => say(false)}>
          {state === 'given' ? t.takeBack : t.refuse}
        </Button>
      )}
    </div>
  );
}

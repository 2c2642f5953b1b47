import type { Consent, ConsentPurpose } from '@school/contract/families/consents';
import type { User } from '@school/contract/families/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';

const purposes: readonly ConsentPurpose[] = ['service', 'lesson-recordings', 'voice-recordings', 'third-parties', 'marketing'];

/** One purpose after the other: its words, and a decision about each child. */
export function ConsentsCard({ user, readOnly }: { user: Pick<User, 'kids' | 'timezone'>; readOnly: boolean }) {
  const t = useTexts('privacy');
  const { voiceDays } = useSchool();
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data } = useQuery(queryOf('GET /user/consents'));
  const nameOf = ({ kidUid }: Consent) => user.kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? t.consents.ofParent;
  return (
    <Card title={t.consents.title} className="flex flex-col gap-4">
      <p className="text-mute">{t.consents.about}</p>
      {!data && <Skeleton className="h-40" />}
      {purposes
        .map((purpose) => ({ purpose, own: data?.ownWords.find((it) => it.purpose === purpose), usual: t.purposes[purpose] }))
        .map(
          ({ purpose, own, usual }) =>
            data && (
              <section
                key={purpose}
                aria-label={own?.title[language] ?? usual.title}
                className="flex flex-col gap-2 border-t border-line pt-4"
              >
                <h3 className="text-lg">{own?.title[language] ?? usual.title}</h3>
                <p className="break-words whitespace-pre-line">
                  {own?.text[language] ?? usual.words.replace('{voiceDays}', t.forDays(voiceDays))}
                </p>
                {data.consents
                  .filter((consent) => consent.purpose === purpose)
                  .map((consent) => (
                    <Decision
                      key={consent.kidUid}
                      consent={consent}
                      name={nameOf(consent)}
                      zone={user.timezone}
                      fixed={readOnly || (purpose === 'service' && consent.state === 'given')}
                    />
                  ))}
              </section>
            ),
        )}
    </Card>
  );
}

function Decision({ consent, name, zone, fixed }: { consent: Consent; name: string; zone: string; fixed: boolean }) {
  const t = useTexts('privacy').consents;
  const locale = useLocale();
  const decide = useCall('POST /user/consents', { changes: ['GET /user/consents'] });
  const { purpose, version, state, decidedAt, kidUid } = consent;
  const day = decidedAt === null ? '' : at(locale, decidedAt, 'day', zone);
  const note =
    state === 'given' ? t.given(day) : state === 'refused' ? t.refused(day) : purpose === 'marketing' ? t.unaskedOffers : t.unasked;
  if (fixed) {
    return (
      <p className="flex flex-col py-1.5">
        <strong>{name}</strong>
        <span className="text-sm text-mute">{note}</span>
      </p>
    );
  }
  const say = (given: boolean) =>
    decide.mutate(
      { body: { purpose, version, given, ...(kidUid !== null && { kidUid }) } },
      { onSuccess: () => raiseNotice({ tone: 'good', text: t.saved }) },
    );
  return (
    <Switch checked={state === 'given'} note={note} disabled={decide.isPending} onChange={say}>
      {name}
    </Switch>
  );
}

import type { Cure, StuckCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

import { CaseDeeds } from './case-deeds.tsx';
import { ageOf, cureWords, isLong, type Speech, storyOf, whoseOf } from './case-story.ts';

interface StuckCaseProps {
  stuck: StuckCase;
  now: number;
  speech: Speech;
  onCure(cure: Cure): void;
}

/** Something that is stuck: what happened, whose it is, and what puts it right. */
export function StuckCaseCard({ stuck, now, speech, onCure }: StuckCaseProps) {
  const { t, locale } = speech;
  const { kind, familyId, familyName, amount, closedAt, closedBy, since } = stuck;
  const age = ageOf(since, closedAt === null ? now : Date.parse(closedAt), t);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{t.kinds[kind]}</h2>
        {amount && <strong className="figures">{money(locale, amount)}</strong>}
        <span className="grow" />
        {closedBy && <Badge tone="good">{t.closedBy[closedBy]}</Badge>}
        <Badge tone={closedAt === null && isLong(since, now) ? 'bad' : 'warn'}>{age}</Badge>
      </div>
      <p>{storyOf(stuck, speech)}</p>
      <Facts stuck={stuck} speech={speech} />
      {familyId && familyName && (
        <p>
          <TextLink to="/manager/families/$familyId/money" params={{ familyId }} aria-label={t.openFamily(familyName)}>
            {familyName}
          </TextLink>
        </p>
      )}
      <CaseDeeds deeds={stuck.deeds} kind={kind} speech={speech} />
      {stuck.cures.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {stuck.cures.map(({ cure }) => {
            const words = t.cures[cureWords(kind, cure)];
            return (
              <Button key={cure} label={t.cureOf(words, whoseOf(stuck, speech))} onPress={() => onCure(cure)}>
                {words}
              </Button>
            );
          })}
        </div>
      )}
    </li>
  );
}

/** What else is known, for who asks the bank. */
function Facts({ stuck: { orderId, facts }, speech: { t, locale } }: Pick<StuckCaseProps, 'stuck' | 'speech'>) {
  const known = [
    [t.facts.provider, facts.provider],
    [t.facts.ref, facts.ref],
    [t.facts.order, orderId],
    [t.facts.nextTry, facts.nextTryAt && at(locale, facts.nextTryAt, 'dayTime', schoolZone)],
    [t.facts.fault, facts.fault],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-mute">
      {known.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt>{name}:</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

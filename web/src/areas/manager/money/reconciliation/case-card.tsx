import type { Remedy, ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

import { CaseAttempts } from './case-attempts.tsx';
import { ageOf, remedyWords, isLong, type Speech, storyOf, whoseOf } from './case-story.ts';

interface CaseCardProps {
  item: ReconciliationCase;
  now: number;
  speech: Speech;
  onRemedy(remedy: Remedy): void;
}

/** Something that is stuck: what happened, whose it is, and what puts it right. */
export function CaseCard({ item, now, speech, onRemedy }: CaseCardProps) {
  const { t, locale } = speech;
  const { kind, familyId, familyName, amount, closedAt, closedBy, since } = item;
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
      <p>{storyOf(item, speech)}</p>
      <Facts item={item} speech={speech} />
      {familyId && familyName && (
        <p>
          <TextLink to="/manager/families/$familyId/money" params={{ familyId }} aria-label={t.openFamily(familyName)}>
            {familyName}
          </TextLink>
        </p>
      )}
      <CaseAttempts attempts={item.attempts} kind={kind} speech={speech} />
      {item.remedies.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {item.remedies.map(({ remedy }) => {
            const words = t.remedies[remedyWords(kind, remedy)];
            return (
              <Button key={remedy} label={t.remedyOf(words, whoseOf(item, speech))} onPress={() => onRemedy(remedy)}>
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
function Facts({ item: { orderId, facts }, speech: { t, locale } }: Pick<CaseCardProps, 'item' | 'speech'>) {
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

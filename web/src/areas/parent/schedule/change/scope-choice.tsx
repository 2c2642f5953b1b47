import type { ChangeTerms } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, wallClock, weekdayName } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';

/** One lesson; this weekly time from this lesson on; or in all coming lessons. */
export type Scope = 'one' | 'following' | 'all';

/** The scopes there are for a lesson; a choice only where there is more than one lesson to choose. */
export function scopesOf({ regular }: Pick<ChangeTerms, 'regular'>): Array<{ scope: Scope; lessons: number }> {
  const scopes: Array<{ scope: Scope; lessons: number }> = [{ scope: 'one', lessons: 1 }];
  if (regular && regular.following > 1) scopes.push({ scope: 'following', lessons: regular.following });
  if (regular && regular.all > Math.max(1, regular.following)) scopes.push({ scope: 'all', lessons: regular.all });
  return scopes;
}

interface ScopeChoiceProps {
  terms: ChangeTerms;
  zone: string;
  scope: Scope;
  onChoose(scope: Scope): void;
}

/** How much of a regular schedule goes with the lesson. */
export function ScopeChoice({ terms, zone, scope, onChoose }: ScopeChoiceProps) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const scopes = scopesOf(terms);
  if (scopes.length === 1) return null;
  const { timestamp } = terms.event;
  const weekly = `${weekdayName(locale, wallClock(timestamp, zone).weekday)}, ${at(locale, timestamp, 'time', zone)}`;
  const words = { one: () => t.only, following: t.following, all: t.all };
  return (
    <RadioChips
      label={t.scope}
      name="scope"
      required
      help={t.weekly(weekly)}
      chips={scopes.map((it) => ({ value: it.scope, label: words[it.scope](it.lessons) }))}
      value={scope}
      onChange={onChoose}
    />
  );
}

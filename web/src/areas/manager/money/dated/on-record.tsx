import type { DoneBy } from '@school/contract/dated';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

interface OnRecordProps {
  /** What was done, in words. */
  what?: string;
  at: string | null;
  by: DoneBy;
  reason: string;
}

/** Who did something, when and why. */
export function OnRecord({ what, at: moment, by, reason }: OnRecordProps) {
  const t = useTexts('datedTerms');
  const locale = useLocale();
  const who = by === null ? t.school : by.name;
  const facts = [what, who, moment === null ? undefined : at(locale, moment, 'dayTime', schoolZone)].filter((part) => part !== undefined);
  return (
    <span className="text-sm text-mute">
      {facts.join(' · ')}
      {reason !== '' && <span className="block text-ink">{reason}</span>}
    </span>
  );
}

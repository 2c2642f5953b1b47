import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import type { Verdict } from '@school/contract/verdict';

import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';

import { whenIs } from './pause-days.ts';

interface PauseCardProps {
  pause: NonNullable<RegularSchedule['pause']>;
  now: number;
  mayResume: Verdict;
  onResume(): void;
}

/** A pause that is on, or planned: its days, its reason, and the way out of it. */
export function PauseCard({ pause, now, mayResume, onResume }: PauseCardProps) {
  const t = useTexts('regularSchedule');
  const locale = useLocale();
  const say = useRefusals();
  const when = whenIs(pause, now);
  const title = t.pause[when];
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-lg bg-warn-soft p-5 text-ink">
      <h2 className="text-lg text-warn">{title}</h2>
      <p className="figures font-bold">{t.pause.dates(dateText(locale, pause.from, 'day'), dateText(locale, pause.until, 'day'))}</p>
      <p>{t.pause.kept}</p>
      <p className="text-sm">{t.pause.why(pause.reason)}</p>
      <span className="mt-1">
        <Button
          kind="primary"
          onPress={onResume}
          disabled={!mayResume.allowed}
          hint={mayResume.allowed ? undefined : say(mayResume.why, mayResume.facts)}
        >
          {t.resumeAction[when]}
        </Button>
      </span>
    </section>
  );
}

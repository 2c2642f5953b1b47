import type { StuckCase } from '@school/contract/reconciliation/shapes';

import { at, schoolZone } from '#i18n/time.ts';

import { cureWords, type Speech } from './case-story.ts';

interface CaseDeedsProps {
  deeds: StuckCase['deeds'];
  kind: StuckCase['kind'];
  speech: Speech;
}

/** What was done about a case: by whom, when, why, and what came of it. */
export function CaseDeeds({ deeds, kind, speech: { t, locale } }: CaseDeedsProps) {
  if (deeds.length === 0) return null;
  return (
    <ul aria-label={t.deeds} className="flex flex-col gap-2 rounded-sm bg-sunk p-3 text-sm">
      {deeds.map(({ cure, reason, byName, at: begun, state, answeredBy, answer }) => (
        <li key={`${begun} ${cure}`}>
          <strong>{t.cures[cureWords(kind, cure)]}</strong>
          <span className="text-mute">
            {' '}
            · {t.deedStates[state]} · {byName} · {at(locale, begun, 'dayTime', schoolZone)}
            {answeredBy !== null && ` · ${t.agreed(answeredBy)}`}
          </span>
          <span className="block">{reason}</span>
          {answer !== null && <span className="block wrap-anywhere text-bad">{answer}</span>}
        </li>
      ))}
    </ul>
  );
}

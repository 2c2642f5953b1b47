import type { ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { at, schoolZone } from '#i18n/time.ts';

import { remedyWords, type Speech } from './case-story.ts';

interface CaseAttemptsProps {
  attempts: ReconciliationCase['attempts'];
  kind: ReconciliationCase['kind'];
  speech: Speech;
}

/** What was done about a case: by whom, when, why, and what came of it. */
export function CaseAttempts({ attempts, kind, speech: { t, locale } }: CaseAttemptsProps) {
  if (attempts.length === 0) return null;
  return (
    <ul aria-label={t.attempts} className="flex flex-col gap-2 rounded-sm bg-sunk p-3 text-sm">
      {attempts.map(({ remedy, reason, byName, at: begun, state, answeredBy, answer }) => (
        <li key={`${begun} ${remedy}`}>
          <strong>{t.remedies[remedyWords(kind, remedy)]}</strong>
          <span className="text-mute">
            {' '}
            · {t.attemptStates[state]} · {byName} · {at(locale, begun, 'dayTime', schoolZone)}
            {answeredBy !== null && ` · ${t.agreed(answeredBy)}`}
          </span>
          <span className="block">{reason}</span>
          {answer !== null && <span className="block wrap-anywhere text-bad">{answer}</span>}
        </li>
      ))}
    </ul>
  );
}

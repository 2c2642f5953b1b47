import type { DatedTerms } from '@school/contract/promotions/terms-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';

import { OnRecord } from '../dated/on-record.tsx';
import { useTermsWords } from './use-terms-words.ts';

interface TermsHistoryProps {
  terms: readonly DatedTerms[];
  onCallOff(terms: DatedTerms): void;
}

const tones: Record<DatedTerms['state'], Tone> = { past: 'plain', current: 'good', planned: 'brand', withdrawn: 'warn' };

/** All terms a gift ever had, the latest first: from when, by whom and why; what has not begun can be called off. */
export function TermsHistory({ terms, onCallOff }: TermsHistoryProps) {
  const t = useTexts('managerGifts');
  const { states, withdrawn } = useTexts('datedTerms');
  const words = useTermsWords();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-brand">{t.history}</summary>
      <ul className="flex flex-col divide-y divide-line">
        {terms.map((it) => {
          const from = it.validFrom === null ? undefined : words.day(it.validFrom);
          return (
            <li key={`${it.validFrom ?? ''} ${it.withdrawn?.at ?? ''}`} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="flex min-w-0 grow flex-col gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong className="figures">{words.terms(it)}</strong>
                  <Badge tone={tones[it.state]}>{states[it.state]}</Badge>
                </span>
                <OnRecord {...(from !== undefined && { what: t.from(from) })} at={it.setAt} by={it.by} reason={it.reason} />
                {it.withdrawn && <OnRecord what={withdrawn} {...it.withdrawn} />}
              </span>
              {it.state === 'planned' && from !== undefined && (
                <Button size="small" label={t.callOffAbout(words.terms(it), from)} onPress={() => onCallOff(it)}>
                  {t.callOff}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

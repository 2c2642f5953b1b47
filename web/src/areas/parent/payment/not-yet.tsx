import type { AnswerOf } from '@school/contract/calls';
import type { Verdict } from '@school/contract/verdict';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** Who may not pay yet is told why, and what comes first: the trial, booked already or not. */
export function NotYet({ may, user }: { may: Verdict; user: AnswerOf<'GET /user'> }) {
  const t = useTexts('payment').notYet;
  const say = useRefusals();
  if (may.allowed) return null;
  if (may.why !== 'payments.intro_first') return <EmptyState title={t.unavailable}>{say(may.why, may.facts)}</EmptyState>;
  const isBooked = user.processes.some(({ type, state }) => type === 'intro' && state === 'inProgress');
  return isBooked ? (
    <EmptyState title={t.booked.title} action={<LinkButton to="/schedule">{t.booked.action}</LinkButton>}>
      {t.booked.about}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.intro.title}
      action={
        <LinkButton to="/intro-appointment" kind="primary">
          {t.intro.action}
        </LinkButton>
      }
    >
      {t.intro.about}
    </EmptyState>
  );
}

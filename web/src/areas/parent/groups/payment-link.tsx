import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

import { Paying } from '../adult-may.tsx';

interface PaymentLinkProps {
  user: Pick<AnswerOf<'GET /user'>, 'processes'>;
  /** The group and the kid, for those who only hear the button. */
  named: string;
  kind?: 'primary' | 'secondary';
}

/** The way to group lessons on the balance; who may not pay before the free trial is led there first. */
export function PaymentLink({ user, named, kind = 'secondary' }: PaymentLinkProps) {
  const t = useTexts('groups');
  const { data } = useQuery(quietly(queryOf('GET /payment/products')));
  if (data?.may.allowed === false && data.may.why === 'payments.intro_first') {
    const isBooked = user.processes.some(({ type, state }) => type === 'intro' && state === 'inProgress');
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm">{t.trialFirst}</p>
        {isBooked ? (
          <LinkButton to="/schedule" kind={kind} aria-label={`${t.toTrial}: ${named}`}>
            {t.toTrial}
          </LinkButton>
        ) : (
          <LinkButton to="/intro-appointment" kind={kind} aria-label={`${t.bookTrial}: ${named}`}>
            {t.bookTrial}
          </LinkButton>
        )}
      </div>
    );
  }
  return (
    <Paying>
      <LinkButton to="/payment/products" search={{ kind: 'group' }} kind={kind} aria-label={`${t.pay}: ${named}`}>
        {t.pay}
      </LinkButton>
    </Paying>
  );
}

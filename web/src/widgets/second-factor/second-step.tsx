import type { Enrolment, SignInStep } from '@school/contract/identity/shapes';
import { useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { typedText } from '#kit/typed-text.ts';

import { CodeField } from './code-field.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const refusals = atFields({
  code: ['identity.wrong_code', 'identity.code_used'],
  '': ['request.too_many', 'identity.token_expired', 'identity.blocked'],
});

interface SecondStepProps {
  of: NonNullable<SignInStep['secondFactor']>;
  /** Goes on with the ID token. */
  onToken(idToken: string): Promise<void>;
  /** Back to the password. */
  onBack(): void;
}

/** The second step of signing in: the code of the app, or first the app itself. */
export function SecondStep({ of: { ticket, step }, onToken, onBack }: SecondStepProps) {
  const t = useTexts('secondFactor');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [done, setDone] = useState<{ idToken: string; recoveryCodes: readonly string[] }>();
  useEffect(() => {
    let isHere = true;
    if (step === 'enrol')
      void api('POST /auth/second-factor/enrol', { body: { ticket } }).then(
        (given) => isHere && setEnrolment(given),
        () => isHere && onBack(),
      );
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for a ticket: asking again makes another secret
  }, [ticket, step]);

  const submit = async (data: FormData) => {
    const code = typedText(data, 'code').trim();
    if (code === '') return { code: t.emptyCode };
    if (step === 'enrol') setDone(await api('POST /auth/second-factor/confirm', { body: { ticket, code } }));
    else await onToken((await api('POST /auth/second-factor', { body: { ticket, code } })).idToken);
    return undefined;
  };
  if (done) return <RecoveryCodes codes={done.recoveryCodes} onKept={() => onToken(done.idToken)} />;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl">{step === 'enrol' ? t.setUp : t.title}</h2>
      {step === 'enrol' && <p>{t.setUpAbout}</p>}
      {step === 'enrol' && (enrolment ? <EnrolmentSteps of={enrolment} /> : <Skeleton className="h-56" />)}
      <Form label={t.title} onSubmit={submit} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <CodeField digitsOnly={step === 'enrol'} />
            <Button type="submit" kind="primary" size="large" wide busy={pending} disabled={step === 'enrol' && !enrolment}>
              {step === 'enrol' ? t.confirm : t.enter}
            </Button>
          </>
        )}
      </Form>
      <Button kind="quiet" onPress={onBack}>
        {t.back}
      </Button>
    </div>
  );
}

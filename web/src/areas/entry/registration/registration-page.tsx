import type { AnswerOf } from '@school/contract/calls';
import type { SmsSent } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { regionHere } from '#api/school-address.ts';
import { signInWith } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { Icon, Lock } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { BirthFields, NameField } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid } from '#widgets/kid-form/typed-kid.ts';

import { takeSecret } from '../secret-of-address.ts';
import { ContactFields } from './contact-fields.tsx';
import { SpokenLanguages } from './spoken-languages.tsx';
import { Question, StepFrame } from './step-frame.tsx';
import { firstWrong, type Step, stepAfter, stepIn, stepOf, steps, wrongOn } from './steps.ts';
import { SubjectOptions } from './subject-options.tsx';
import { type Application, typedForm } from './typed-form.ts';

/** A line more, and none where it did not come. */
const RegionLine = lazy(() =>
  import('./region-line.tsx').then(
    ({ RegionLine: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);
const CodeStep = lazy(() => import('./code-step.tsx').then(({ CodeStep: component }) => ({ default: component })));
const NotOpen = lazy(() => import('./not-open.tsx').then(({ NotOpen: component }) => ({ default: component })));
const TooYoung = lazy(() => import('./too-young.tsx').then(({ TooYoung: component }) => ({ default: component })));
const TakeBack = lazy(() => import('./take-back.tsx').then(({ TakeBack: component }) => ({ default: component })));

type Age = AnswerOf<'GET /registration/age'>;

const askCode = (body: Application) => api('POST /registration/sms-code', { body });
const atRefusals = atFields({
  email: ['identity.email_taken', 'identity.contact_needed'],
  phone: ['identity.phone_taken', 'identity.wrong_phone'],
  password: ['identity.password_too_common'],
  '': ['identity.sms_unavailable', 'request.too_many', 'school.takes_no_families'],
  termsAccepted: ['families.terms_not_accepted'],
  'kid.dob.month': ['families.kid_born_in_future'],
  'kid.dob.year': ['families.kid_too_old'],
});

/** The application on the site (docs/rules/accounts.md#registration), one question a screen; or what stands in its place. */
export function Page() {
  const [token] = useState(takeSecret);
  const opening = useQuery(quietly(queryOf('GET /school/opening')));
  // Nobody answers questions to hear at their end that the school is closed.
  const state = opening.data?.state ?? 'open';
  return <Suspense>{token !== '' ? <TakeBack token={token} /> : state === 'open' ? <Questions /> : <NotOpen state={state} />}</Suspense>;
}

/** The four questions, and what may come between them: a child too young, the code of an SMS. */
function Questions() {
  const t = useTexts('registration');
  const kidForm = useTexts('kidForm');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/registration' });
  const search = useSearch({ from: '/registration' });
  const register = useCall('POST /registration');
  const [waiting, setWaiting] = useState<{ application: Application; sent: SmsSent }>();
  const [age, setAge] = useState<{ of: ReturnType<typeof typedKid>['dob']; is: Age }>();
  const [isYoung, setYoung] = useState(false);
  const step = stepIn(search.step);
  const young = isYoung && step === 'birth' ? age?.is.tooYoung : undefined;

  const go = (to: Step) => navigate({ to: '/registration', search: { ...search, step: to }, resetScroll: true });
  /** What is wrong stands on the screen that is shown. */
  const shown = async (wrong: FieldErrors): Promise<FieldErrors> => {
    const first = firstWrong(wrong) ?? step;
    if (first !== step) await go(first);
    return wrongOn(first, wrong);
  };
  const enter = async (application: Application, provider: 'password' | 'sms') => {
    const { idToken } = await register.mutateAsync({ body: application });
    await signInWith(idToken, { provider });
    await navigate({ to: '/intro-appointment' });
  };
  /** The school knows ages; without a line one goes on, and hears it at the end. */
  const askAge = async (data: FormData): Promise<FieldErrors | 'young' | undefined> => {
    const { dob } = typedKid(data, 'kid.');
    const is = await api('GET /registration/age', { query: { year: Number(dob.year), month: Number(dob.month) } }, { silent: true }).catch(
      () => undefined,
    );
    if (!is) return undefined;
    setAge({ of: dob, is });
    if (!is.may.allowed) return { 'kid.dob.year': await refusalWords(is.may.why, is.may.facts) };
    return is.tooYoung ? 'young' : undefined;
  };
  const submit = async (data: FormData) => {
    const { value, wrong, bySms } = typedForm(data, { t, kidForm, locale });
    const next = stepAfter(step);
    if (next) {
      const here = wrongOn(step, wrong);
      if (Object.keys(here).length > 0) return here;
      const found = step === 'birth' ? await askAge(data) : undefined;
      setYoung(found === 'young');
      if (found === 'young') return 'unsent' as const;
      if (found) return found;
      await go(next);
      return 'unsent' as const;
    }
    if (!value) return shown(wrong);
    if (bySms) {
      setWaiting({ application: value, sent: await askCode(value) });
      return 'unsent' as const;
    }
    await enter(value, 'password');
    return undefined;
  };
  const refuse = async (cause: unknown, names: ReadonlySet<string>) => {
    const wrong = await atRefusals(cause, names);
    const [field] = Object.keys(wrong ?? {});
    if (field !== undefined && stepOf(field) !== step) await go(stepOf(field));
    return wrong;
  };

  const title = waiting ? t.codeTitle : young ? t.youngTitle(young.fromAge) : t.questions[step].title;
  const at = steps.indexOf(step);
  return (
    <StepFrame
      step={step}
      title={title}
      lead={waiting || young ? null : t.questions[step].lead}
      onBack={waiting ? () => setWaiting(undefined) : young ? () => setYoung(false) : at === 0 ? undefined : () => history.back()}
    >
      {waiting && (
        <Suspense>
          <CodeStep
            phone={waiting.application.phone ?? ''}
            sent={waiting.sent}
            onCode={(code) => enter({ ...waiting.application, code }, 'sms')}
            again={() => askCode(waiting.application)}
          />
        </Suspense>
      )}
      {young && age && (
        <Suspense>
          <TooYoung birth={age.of} tooYoung={young} />
        </Suspense>
      )}
      {/* What was typed stays while something else is asked. */}
      <div hidden={waiting !== undefined || young !== undefined} className={waiting || young ? '' : 'flex grow flex-col md:grow-0'}>
        <Form label={t.title} onSubmit={submit} onRefusal={refuse} className="flex grow flex-col gap-5">
          {({ pending }) => (
            <>
              <Draft of={draftKey(undefined, 'registration')} />
              <Question of="name" now={step}>
                <NameField at="kid." />
                <SpokenLanguages />
                <p className="flex items-center gap-2 text-sm text-mute">
                  <Icon of={Lock} size={18} />
                  {t.kept}
                </p>
                {regionHere() !== undefined && (
                  <Suspense>
                    <RegionLine />
                  </Suspense>
                )}
                <p className="flex flex-wrap items-center gap-x-2">
                  {t.have} <LoneLink to="/login">{t.enter}</LoneLink>
                </p>
              </Question>
              <Question of="birth" now={step}>
                <div className="grid grid-cols-2 gap-4">
                  <BirthFields at="kid." />
                </div>
              </Question>
              <Question of="subject" now={step}>
                <SubjectOptions age={age?.is.age} onTap={submitForm} />
              </Question>
              <Question of="contact" now={step}>
                <ContactFields />
              </Question>
              {/* In reach of the thumb; below what is to be read and accepted it comes last. */}
              <div className={`mt-auto bg-paper py-3 md:mt-0 ${step === 'contact' ? '' : 'sticky bottom-0'}`}>
                <Button type="submit" kind="primary" size="large" wide busy={pending}>
                  {stepAfter(step) ? t.next : t.submit}
                </Button>
              </div>
            </>
          )}
        </Form>
      </div>
    </StepFrame>
  );
}

/** As if the button were pressed: after the answer that was tapped stands in its field. */
function submitForm(): void {
  document.querySelector<HTMLInputElement>('input[name="subject"]')?.form?.requestSubmit();
}

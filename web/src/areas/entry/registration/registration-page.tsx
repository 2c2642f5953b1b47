import type { SentTo } from '@school/contract/calls';
import { type ClubCode, subjectCodes } from '@school/contract/catalogue/limits';
import { Registration } from '@school/contract/families/forms';
import type { SmsSent } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { checked } from '#api/checked.ts';
import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { regionHere } from '#api/school-address.ts';
import { signInWith } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { Form } from '#kit/form.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PasswordField, PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { AcceptedTerms } from '../accepted-terms.tsx';

const RegionLine = lazy(() => import('./region-line.tsx').then(({ RegionLine: component }) => ({ default: component })));
const CodeStep = lazy(() => import('./code-step.tsx').then(({ CodeStep: component }) => ({ default: component })));

const NotOpen = lazy(() => import('./not-open.tsx').then(({ NotOpen: component }) => ({ default: component })));

const noClub = 'none';
type SignUpMethod = 'password' | 'sms';
type Application = SentTo<'POST /registration'>['body'];
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

/** The application on the site (docs/rules/accounts.md#registration): parent, first kid, subject, optional club. */
export function Page() {
  const t = useTexts('registration');
  const kidTexts = useTexts('kidForm');
  const locale = useLocale();
  const navigate = useNavigate();
  const register = useCall('POST /registration');
  const opening = useQuery(quietly(queryOf('GET /school/opening')));
  const [waiting, setWaiting] = useState<{ application: Application; sent: SmsSent }>();

  const say = (field: string, code: string): string => {
    if (field === 'password') return code === 'too_big' ? t.wrong.passwordLong : t.wrong.password;
    const words: Readonly<Record<string, string>> = t.wrong;
    return wrongKid(kidTexts, field, 'kid.') ?? words[field] ?? t.wrong.other;
  };
  const submit = async (data: FormData) => {
    const form = typedForm(data);
    const bySms = typedText(data, 'way') === 'sms';
    const { value, wrong } = checked(Registration, { ...form, locale }, say);
    const also = {
      ...(form.email === undefined && form.phone === undefined && !bySms && { email: t.wrong.contact }),
      ...(form.phone === undefined && bySms && { phone: t.wrong.phoneNeeded }),
      ...(form.password === undefined && !bySms && { password: t.wrong.password }),
      ...(!form.termsAccepted && { termsAccepted: t.wrong.terms }),
    };
    if (!value || Object.keys(also).length > 0) return { ...wrong, ...also };
    if (bySms) {
      setWaiting({ application: value, sent: await askCode(value) });
      return 'unsent' as const;
    }
    await enter(value, 'password');
    return undefined;
  };
  const enter = async (application: Application, provider: 'password' | 'sms') => {
    const { idToken } = await register.mutateAsync({ body: application });
    await signInWith(idToken, { provider });
    await navigate({ to: '/' });
  };
  // Nobody fills in a long form to hear at its end that the school is closed.
  if (opening.data && opening.data.state !== 'open')
    return (
      <Suspense>
        <NotOpen state={opening.data.state} />
      </Suspense>
    );
  return (
    <PageLayout title={t.title} width="text">
      <p className="text-mute">
        {t.lead} <br />
        {t.have} <TextLink to="/login">{t.enter}</TextLink>
      </p>
      {regionHere() !== undefined && (
        <Suspense>
          <RegionLine />
        </Suspense>
      )}
      {waiting && (
        <Card title={t.codeTitle} className="flex flex-col gap-5">
          <Suspense>
            <CodeStep
              phone={waiting.application.phone ?? ''}
              sent={waiting.sent}
              onCode={(code) => enter({ ...waiting.application, code }, 'sms')}
              again={() => askCode(waiting.application)}
            />
          </Suspense>
          <Button kind="quiet" onPress={() => setWaiting(undefined)}>
            {t.back}
          </Button>
        </Card>
      )}
      {/* What was typed stays while the code is on its way. */}
      <div hidden={waiting !== undefined}>
        <Form label={t.title} onSubmit={submit} onRefusal={atRefusals}>
          {({ pending }) => (
            <>
              <Draft of={draftKey(undefined, 'registration')} />
              <AboutParent />
              <Part title={t.kid}>
                <KidFields at="kid." />
              </Part>
              <Interest />
              <Checkbox name="termsAccepted">
                <AcceptedTerms t={t} />
              </Checkbox>
              <Checkbox name="marketing">{t.marketing}</Checkbox>
              <Button type="submit" kind="primary" size="large" wide busy={pending}>
                {t.submit}
              </Button>
            </>
          )}
        </Form>
      </div>
    </PageLayout>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-5">
    <h2 className="text-xl">{title}</h2>
    {children}
  </Card>
);

function AboutParent() {
  const t = useTexts('registration');
  const [way, setWay] = useState<SignUpMethod>('password');
  const bySms = way === 'sms';
  return (
    <Part title={t.you}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={t.firstName} autoComplete="given-name" maxLength={60} required />
        <TextField name="lastName" label={t.lastName} autoComplete="family-name" maxLength={60} />
      </div>
      <p className="text-sm text-mute">{bySms ? t.phoneHelp : t.contactHelp}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="email"
          label={t.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...(!bySms && { unlessFilled: t.orPhone })}
        />
        <PhoneField name="phone" label={t.phone} required={bySms} {...(!bySms && { unlessFilled: t.orEmail })} />
      </div>
      <SignUpMethodChoice way={way} onChange={setWay} />
      <ZoneField name="timezone" label={t.zone} help={t.zoneHelp} />
    </Part>
  );
}

/** A password, or the code of an SMS in its place (docs/rules/accounts.md#registration). */
function SignUpMethodChoice({ way, onChange }: { way: SignUpMethod; onChange(way: SignUpMethod): void }) {
  const t = useTexts('registration');
  const bySms = way === 'sms';
  const ways = (['password', 'sms'] as const).map((value) => ({ value, label: t.ways[value] }));
  return (
    <>
      <RadioChips<SignUpMethod>
        name="way"
        label={t.way}
        value={way}
        onChange={onChange}
        chips={ways}
        required
        {...(bySms && { help: t.smsHelp })}
      />
      {!bySms && <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />}
    </>
  );
}

function Interest() {
  const t = useTexts('registration');
  const names = useTexts('names');
  const search = useSearch({ from: '/registration' });
  const offer = useOffer();
  return (
    <Part title={t.interest}>
      <RadioChips
        name="subject"
        label={t.subject}
        required
        chips={offer.subjects(subjectCodes).map((value) => ({ value, label: names.subjects[value], note: t.subjectNotes[value] }))}
      />
      <RadioChips<ClubCode | typeof noClub>
        name="club"
        label={t.club}
        defaultValue={noClub}
        chips={[{ value: noClub, label: t.noClub }, ...offer.clubs().map((value) => ({ value, label: names.courses[value] }))]}
      />
      <TextField name="promo" label={t.promo} help={t.promoHelp} defaultValue={search.friend ?? search.promo ?? ''} maxLength={40} />
    </Part>
  );
}

function typedForm(data: FormData) {
  const text = (name: string) => typedText(data, name).trim();
  const orNothing = (name: string) => (text(name) === '' ? undefined : text(name));
  const club = text('club');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: orNothing('email'),
    phone: orNothing('phone'),
    ...(typedText(data, 'password') !== '' && { password: typedText(data, 'password') }),
    kid: typedKid(data, 'kid.'),
    subject: orNothing('subject'),
    promo: orNothing('promo'),
    ...(club !== '' && club !== noClub && { club }),
    timezone: text('timezone'),
    termsAccepted: data.get('termsAccepted') !== null,
    ...(data.get('marketing') !== null && { marketing: true }),
  };
}

import { Registration } from '@school/contract/families/forms';
import type { SentTo } from '@school/contract/calls';

import { checked } from '#api/checked.ts';
import type { TextsOf } from '#i18n/features.ts';
import type { useLocale } from '#i18n/locale.ts';
import { typedText } from '#kit/typed-text.ts';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

export type Application = SentTo<'POST /registration'>['body'];
/** By which contact somebody registers: it decides how they sign in, too. */
export type SignUpMethod = 'password' | 'sms';
export const noClub = 'none';

interface Words {
  t: TextsOf<'registration'>;
  kidForm: TextsOf<'kidForm'>;
  locale: ReturnType<typeof useLocale>;
}

interface Read {
  /** Undefined while something is wrong. */
  value: Application | undefined;
  wrong: Readonly<Record<string, string>>;
  bySms: boolean;
}

/** All that was typed on all screens, as the contract reads it, and what is wrong with it by field. */
export function typedForm(data: FormData, { t, kidForm, locale }: Words): Read {
  const bySms = typedText(data, 'way') === 'sms';
  const form = fieldsOf(data, bySms);
  const say = (field: string, code: string): string => {
    if (field === 'password') return code === 'too_big' ? t.wrong.passwordLong : t.wrong.password;
    const words: Readonly<Record<string, string>> = t.wrong;
    return wrongKid(kidForm, field, 'kid.') ?? words[field] ?? t.wrong.other;
  };
  const { value, wrong = {} } = checked(Registration, { ...form, locale }, say);
  const also = {
    ...(form.email === undefined && !bySms && { email: t.wrong.emailNeeded }),
    ...(form.phone === undefined && bySms && { phone: t.wrong.phoneNeeded }),
    ...(form.password === undefined && !bySms && { password: t.wrong.password }),
    ...(!form.termsAccepted && { termsAccepted: t.wrong.terms }),
  };
  const all = { ...wrong, ...also };
  return { value: Object.keys(all).length === 0 ? value : undefined, wrong: all, bySms };
}

function fieldsOf(data: FormData, bySms: boolean) {
  const text = (name: string) => typedText(data, name).trim();
  const orNothing = (name: string) => (text(name) === '' ? undefined : text(name));
  const club = text('club');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: orNothing('email'),
    phone: bySms ? orNothing('phone') : undefined,
    ...(typedText(data, 'password') !== '' && !bySms && { password: typedText(data, 'password') }),
    kid: { ...typedKid(data, 'kid.'), surname: '' },
    subject: orNothing('subject'),
    promo: orNothing('promo'),
    ...(club !== '' && club !== noClub && { club }),
    timezone: text('timezone'),
    termsAccepted: data.get('termsAccepted') !== null,
    ...(data.get('marketing') !== null && { marketing: true }),
  };
}

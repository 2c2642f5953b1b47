import { SecondFactorCode } from '@school/contract/identity/shapes';
import { SchoolSecret, type SecretShown } from '@school/contract/school/secrets';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { PasswordField, TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

import { useReason } from '../use-reason.ts';

const changes = ['GET /manager/school/opening', 'GET /manager/school/secrets'] as const;
const refusals = atFields({
  '': ['school.setting_fixed', 'school.setting_not_found', 'identity.second_factor_not_set'],
  publicKey: ['school.wrong_public_key'],
  code: ['identity.wrong_code', 'identity.code_used', 'request.too_many'],
});

type Field = keyof ReturnType<typeof useSecretTexts>['fields'];
const useSecretTexts = () => useTexts('schoolOpening').secrets;

/** Fields of each, in their order; those that may stay empty are marked. */
const fieldsOf = {
  mail: ['host', 'port', 'user?', 'password?', 'mailFrom'],
  sms: ['url', 'token?', 'smsFrom'],
  telegram: ['botToken'],
  stripe: ['stripeKey', 'webhookSecret'],
  bepaid: ['shopId', 'secretKey', 'publicKey', 'eripServiceNo?'],
} as const satisfies Record<SecretShown['kind'], readonly (Field | `${Field}?`)[]>;
/** What a field is called in the contract, where several are called alike. */
const contractName: Readonly<Record<string, string>> = { mailFrom: 'from', smsFrom: 'from', botToken: 'token', stripeKey: 'secretKey' };
/** Nobody reads these over a shoulder. */
const hidden: ReadonlySet<Field> = new Set(['password', 'token', 'botToken', 'stripeKey', 'webhookSecret', 'secretKey']);
const nameOf = (field: string): string => contractName[field] ?? field;

/** Passwords and keys of one way out of the school. What was entered before is never shown: it is entered anew, or forgotten. */
export function SecretSheet({ of: { kind, standing }, onClose }: { of: SecretShown; onClose(): void }) {
  const t = useSecretTexts();
  const { code: codeNeeded } = useTexts('schoolOpening').secrets.wrong;
  const [forgets, setForgets] = useState(false);
  const set = useCall('POST /manager/school/secrets', { changes });
  const forget = useCall('POST /manager/school/secrets/:kind/forget', { changes });
  const fields = fieldsOf[kind].map((it) => ({ field: it.replace('?', '') as Field, isOptional: it.endsWith('?') }));

  const read = (data: FormData) => {
    const typed = Object.fromEntries(
      fields.map(({ field }) => {
        const text = typedText(data, nameOf(field)).trim();
        return [nameOf(field), field === 'port' ? Number(text) : text];
      }),
    );
    return checked(SchoolSecret, { kind, ...typed }, () => t.wrong.field);
  };
  const check = (data: FormData) => ({
    ...(!forgets && read(data).wrong),
    ...(!safeParse(SecondFactorCode, typedText(data, 'code')).success && { code: codeNeeded }),
  });
  const submit = async (data: FormData, reason: string) => {
    const code = typedText(data, 'code');
    if (forgets) {
      await forget.mutateAsync({ params: { kind }, body: { code, reason } });
      return t.forgotten;
    }
    const { value, wrong } = read(data);
    if (wrong) return wrong;
    await set.mutateAsync({ body: { secret: value, code, reason } });
    return t.saved;
  };
  return (
    <FormSheet
      title={t.names[kind]}
      label={forgets ? t.forget : t.save}
      onClose={onClose}
      reason={useReason({ maxLength: 300, rows: 2 })}
      last={<CodeField />}
      submit={{ label: forgets ? t.forget : t.save, kind: forgets ? 'danger' : 'primary' }}
      check={check}
      onSubmit={submit}
      onRefusal={refusals}
    >
      {!forgets && kind === 'telegram' && <p>{t.how.telegram}</p>}
      <p>{forgets ? t.forgetAbout : t.about}</p>
      {!forgets &&
        fields.map(({ field, isOptional }) => {
          const its = { name: nameOf(field), label: t.fields[field], required: !isOptional };
          if (field === 'publicKey') return <TextArea key={field} {...its} maxLength={4000} />;
          if (hidden.has(field)) return <PasswordField key={field} {...its} autoComplete="new-password" />;
          return (
            <TextField
              key={field}
              {...its}
              autoComplete="off"
              maxLength={500}
              {...(field === 'port' && { inputMode: 'numeric' as const })}
            />
          );
        })}
      {standing === 'set' && (
        <Button size="small" onPress={() => setForgets(!forgets)}>
          {forgets ? t.keep : t.forget}
        </Button>
      )}
    </FormSheet>
  );
}

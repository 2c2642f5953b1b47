import { Phone, type SmsSent } from '@school/contract/identity/shapes';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { PhoneField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const refusals = atFields({
  phone: ['identity.wrong_phone', 'identity.phone_unknown'],
  '': ['request.too_many', 'identity.sms_unavailable'],
});

/** The first step: whose phone. `ask` asks the school for a code. */
export function PhoneStep({
  label,
  phone = '',
  ask,
  onSent,
}: {
  label: string;
  phone?: string;
  ask(phone: string): Promise<SmsSent>;
  onSent(phone: string, sent: SmsSent): void;
}) {
  const t = useTexts('smsCode');
  const submit = async (data: FormData) => {
    const typed = typedText(data, 'phone');
    if (typed.trim() === '') return { phone: t.emptyPhone };
    const { value, wrong } = checked(Phone, typed, () => t.wrongPhone);
    if (wrong) return { phone: t.wrongPhone };
    onSent(value, await ask(value));
    return undefined;
  };
  return (
    <Form label={label} onSubmit={submit} onRefusal={refusals}>
      {({ pending }) => (
        <>
          <PhoneField name="phone" label={t.phone} help={t.phoneHelp} defaultValue={phone} required />
          <Button type="submit" kind="primary" size="large" wide busy={pending}>
            {t.getCode}
          </Button>
        </>
      )}
    </Form>
  );
}

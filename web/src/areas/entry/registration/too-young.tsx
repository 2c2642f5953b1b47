import type { AnswerOf } from '@school/contract/calls';
import { Email } from '@school/contract/identity/shapes';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const refusals = atFields({
  email: ['request.too_many'],
  '': ['families.old_enough', 'families.kid_born_in_future', 'families.kid_too_old'],
});

interface TooYoungProps {
  birth: { month: number | undefined; year: number | undefined };
  tooYoung: NonNullable<AnswerOf<'GET /registration/age'>['tooYoung']>;
}

/** A child who is too young for a first lesson: said at once, and, where the parent wants it, written to when it is old enough. */
export function TooYoung({ birth, tooYoung: { fromMonth } }: TooYoungProps) {
  const t = useTexts('tooYoung').young;
  const locale = useLocale();
  const leave = useCall('POST /registration/later');
  const [left, setLeft] = useState<string>();
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const month = t.month(names.format(new Date(`${fromMonth}-01T00:00:00Z`)), fromMonth.slice(0, 4));
  const submit = async (data: FormData) => {
    const typed = safeParse(Email, typedText(data, 'email').trim());
    const wrong = {
      ...(!typed.success && { email: t.emailNeeded }),
      ...(data.get('agreed') === null && { agreed: t.agreeNeeded }),
    };
    if (!typed.success || Object.keys(wrong).length > 0) return wrong;
    const dob = { month: Number(birth.month), year: Number(birth.year) };
    await leave.mutateAsync({ body: { email: typed.data, dob, locale, agreed: true } });
    setLeft(typed.data);
    return undefined;
  };
  return (
    <Card className="flex flex-col gap-4">
      {left === undefined ? (
        <>
          <p>{t.about(month)}</p>
          <Form label={t.leave} onSubmit={submit} onRefusal={refusals}>
            {({ pending }) => (
              <>
                <TextField name="email" label={t.email} type="email" autoComplete="email" maxLength={254} required />
                <Checkbox name="agreed">{t.agree}</Checkbox>
                <Button type="submit" kind="primary" size="large" wide busy={pending}>
                  {t.leave}
                </Button>
              </>
            )}
          </Form>
          <p className="text-mute">{t.older}</p>
        </>
      ) : (
        <output className="block">{t.left(left, month)}</output>
      )}
    </Card>
  );
}

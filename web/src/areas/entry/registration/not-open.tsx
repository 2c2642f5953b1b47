import { Email } from '@school/contract/identity/shapes';
import type { SchoolState } from '@school/contract/school/opening';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const refusals = atFields({ email: ['request.too_many', 'school.takes_families'] });

/** The school takes no new families yet, or no more: an address is left, and one letter goes there when it does. */
export function NotOpen({ state }: { state: Exclude<SchoolState, 'open'> }) {
  const { notOpen: t, enter } = useTexts('registration');
  const locale = useLocale();
  const wait = useCall('POST /school/waiting');
  const [left, setLeft] = useState<string>();
  const isFull = state === 'closed-to-new';
  const submit = async (data: FormData) => {
    const typed = safeParse(Email, typedText(data, 'email').trim());
    if (!typed.success) return { email: t.emailNeeded };
    await wait.mutateAsync({ body: { email: typed.data, locale } });
    setLeft(typed.data);
    return undefined;
  };
  return (
    <PageLayout title={isFull ? t.full : t.soon} width="text">
      <p className="text-mute">{isFull ? t.fullAbout : t.soonAbout}</p>
      <Card label={t.leave}>
        {left === undefined ? (
          <Form label={t.leave} onSubmit={submit} onRefusal={refusals}>
            {({ pending }) => (
              <>
                <TextField name="email" label={t.email} help={t.emailHelp} type="email" autoComplete="email" maxLength={254} required />
                <Button type="submit" kind="primary" size="large" wide busy={pending}>
                  {t.leave}
                </Button>
              </>
            )}
          </Form>
        ) : (
          <output className="block font-bold">{t.left(left)}</output>
        )}
      </Card>
      <p>
        {t.staff} <TextLink to="/login">{enter}</TextLink>
      </p>
    </PageLayout>
  );
}

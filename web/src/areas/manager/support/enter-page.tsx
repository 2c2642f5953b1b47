import { useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { signInWith } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { atCode } from '#widgets/second-factor/at-code.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

/** The way into a family's account: why, and the code of who signs in with one. */
export function Page() {
  const t = useTexts('support');
  const { familyId } = useParams({ from: '/manager/families/$familyId/support' });
  const factor = useQuery(queryOf('GET /user/second-factor')).data;
  const submit = async (data: FormData) => {
    const [reason, ticket, code] = [typedText(data, 'reason').trim(), typedText(data, 'ticket').trim(), typedText(data, 'code').trim()];
    if (reason === '') return { reason: t.whyNeeded };
    const { idToken } = await api('POST /manager/families/:familyId/support', {
      params: { familyId },
      body: { reason, ...(ticket !== '' && { ticket }), ...(code !== '' && { code }) },
    });
    await signInWith(idToken, { isSupport: true, provider: 'support' });
    return undefined;
  };
  return (
    <PageLayout title={t.enterTitle} width="text" actions={<LoneLink to="/manager">{t.back}</LoneLink>}>
      <Card className="flex flex-col gap-5">
        <p>{t.enterAbout}</p>
        <Form
          label={t.enterTitle}
          onSubmit={submit}
          onRefusal={atFields({ code: ['identity.code_needed'], '': ['families.family_not_found'] }, atCode)}
        >
          {({ pending }) => (
            <>
              <TextArea name="reason" label={t.why} help={t.whyHelp} maxLength={300} required />
              <TextField name="ticket" label={t.ticket} maxLength={60} />
              {factor?.since !== undefined && factor.since !== null && <CodeField />}
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.enter}
              </Button>
            </>
          )}
        </Form>
      </Card>
    </PageLayout>
  );
}

import { useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { enter } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

/** From looking to changing: why, and the code of who signs in with one. */
export function AllowSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('support');
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (data: FormData) => {
    const [reason, code] = [typedText(data, 'reason').trim(), typedText(data, 'code').trim()];
    if (reason === '') return { reason: t.whyNeeded };
    enter(await api('POST /support/changes', { body: { reason, ...(code !== '' && { code }) } }));
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    const wrong = await atFields({ code: ['identity.code_needed', 'identity.wrong_code', 'identity.code_used'], '': ['request.too_many'] })(
      cause,
      names,
    );
    if (wrong?.['code'] !== undefined) setNeedsCode(true);
    return wrong;
  };
  return (
    <Sheet title={t.allowTitle} onClose={onClose}>
      <p>{t.allowAbout}</p>
      <Form label={t.allowTitle} onSubmit={submit} onRefusal={refused}>
        {({ pending }) => (
          <>
            <TextArea name="reason" label={t.why} help={t.whyHelp} maxLength={300} required />
            {needsCode && <CodeField />}
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.allow}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}

import type { SmsSent } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { changed, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { atPassword, NewPasswordFields, typedPassword } from './new-password-fields.tsx';

const CodeStep = lazy(() => import('#widgets/sms-code/code-step.tsx').then(({ CodeStep: component }) => ({ default: component })));

const refusals = atFields(atPassword, {
  current: ['identity.wrong_password'],
  '': ['identity.wrong_sms_code', 'request.too_many', 'identity.sms_unavailable', 'identity.wrong_phone'],
});

/** One's own password: another one in place of the current (docs/rules/accounts.md#password), or a first one after the code of an SMS. */
export function PasswordCard() {
  const t = useTexts('newPassword').card;
  const { data } = useQuery(queryOf('GET /user/password'));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mayBegin = data !== undefined && (data.isSet || data.codeTo !== null);
  return (
    <Card title={t.title} className="flex flex-col items-start gap-4">
      {data ? <p className="text-mute">{data.isSet ? t.about : mayBegin ? t.none : t.noPhone}</p> : <Skeleton className="h-6 w-full" />}
      <Button disabled={!mayBegin} onPress={() => setOpen(true)}>
        {data?.isSet === false ? t.set : t.change}
      </Button>
      {isOpen && data && (
        <Sheet title={data.isSet ? t.change : t.set} onClose={close}>
          <Suspense fallback={<Skeleton className="h-56" />}>
            {data.isSet ? <ChangePassword onDone={close} /> : <FirstPassword codeTo={data.codeTo ?? ''} onDone={close} />}
          </Suspense>
        </Sheet>
      )}
    </Card>
  );
}

async function tellSaved(text: string, onDone: () => void): Promise<void> {
  raiseNotice({ tone: 'good', text });
  await changed('GET /user/password', 'GET /user/sessions');
  onDone();
}

function ChangePassword({ onDone }: { onDone(): void }) {
  const texts = useTexts('newPassword');
  const t = texts.card;
  const save = async (data: FormData) => {
    const current = typedText(data, 'current');
    if (current === '') return { current: t.emptyCurrent };
    const { password, wrong } = typedPassword(texts, data, current);
    if (wrong) return wrong;
    await api('POST /user/password', { body: { current, password } });
    await tellSaved(t.saved, onDone);
    return undefined;
  };
  return (
    <Form label={t.change} onSubmit={save} onRefusal={refusals}>
      {({ pending }) => (
        <>
          <PasswordField name="current" label={t.current} autoComplete="current-password" required />
          <NewPasswordFields />
          <Button type="submit" kind="primary" size="large" wide busy={pending}>
            {t.save}
          </Button>
          <LinkButton to="/reset-password" kind="quiet">
            {t.forgotten}
          </LinkButton>
        </>
      )}
    </Form>
  );
}

/** Password → code of an SMS to the phone the school knows. */
function FirstPassword({ codeTo, onDone }: { codeTo: string; onDone(): void }) {
  const texts = useTexts('newPassword');
  const t = texts.card;
  const words = useTexts('smsCode');
  const [chosen, setChosen] = useState<{ password: string; sent: SmsSent }>();
  const begin = async (data: FormData) => {
    const { password, wrong } = typedPassword(texts, data);
    if (wrong) return wrong;
    setChosen({ password, sent: await api('POST /user/password/code', { body: {} }) });
    return undefined;
  };
  if (!chosen)
    return (
      <Form label={t.set} onSubmit={begin} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <NewPasswordFields />
            <p>{t.codeLead(codeTo)}</p>
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {t.getCode}
            </Button>
          </>
        )}
      </Form>
    );
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <CodeStep
        label={t.set}
        told={words.sentOwn(codeTo)}
        sent={chosen.sent}
        go={t.save}
        onCode={async (code) => {
          await api('POST /user/password', { body: { code, password: chosen.password } }).catch((cause: unknown) => {
            // Too common: another one has to be thought of, with another code.
            if (cause instanceof SchoolRefusal && atPassword.password.some((code) => code === cause.code)) setChosen(undefined);
            throw cause;
          });
          await tellSaved(t.saved, onDone);
        }}
        again={() => api('POST /user/password/code', { body: {} })}
      />
    </Suspense>
  );
}

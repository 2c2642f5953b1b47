import { SmsCode } from '@school/contract/identity/shapes';

import { checked } from '#api/checked.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

import { useSecondsLeft } from './use-seconds-left.ts';

interface CodeFormProps {
  onCode(code: string): Promise<void>;
  onRefusal(cause: unknown, names: ReadonlySet<string>): Promise<FieldErrors | undefined>;
}

/** The code that came to a contact. */
export function CodeForm({ onCode, onRefusal }: CodeFormProps) {
  const t = useTexts('contacts');
  const submit = async (data: FormData) => {
    const { value: code, wrong } = checked(SmsCode, data.get('code'), () => t.wrong.code);
    if (wrong) return { code: t.wrong.code };
    await onCode(code);
    return undefined;
  };
  return (
    <Form label={t.code} onSubmit={submit} onRefusal={onRefusal}>
      {({ pending }) => (
        <>
          <TextField name="code" label={t.code} autoComplete="one-time-code" inputMode="numeric" maxLength={8} required />
          <Button type="submit" kind="primary" busy={pending}>
            {t.confirm}
          </Button>
        </>
      )}
    </Form>
  );
}

interface CodeSentProps {
  kind: 'email' | 'phone';
  to: string;
  goodForMinutes: number;
}

/** Where the code went, and how long it is good. */
export function CodeSent({ kind, to, goodForMinutes }: CodeSentProps) {
  const t = useTexts('contacts');
  return (
    <output>
      <strong className="block">{t.sentTo(to)}</strong>
      {kind === 'email' ? t.good(goodForMinutes) : t.goodSms(goodForMinutes)}
    </output>
  );
}

/** The code once more, when its time has come (ms). */
export function CodeAgain({ at, onAgain }: { at: number; onAgain(): Promise<unknown> }) {
  const t = useTexts('contacts');
  const left = useSecondsLeft(at);
  return (
    <Button
      size="small"
      disabled={left > 0}
      hint={left > 0 ? t.againIn(left) : undefined}
      onPress={() => void onAgain().catch(() => undefined)}
    >
      {t.again}
    </Button>
  );
}

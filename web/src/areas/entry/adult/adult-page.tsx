import { identityLimits } from '@school/contract/identity/limits';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';
import { PasswordField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { AcceptedTerms } from '../accepted-terms.tsx';
import { comeIn } from '../come-in.ts';
import { Invitation } from '../invitation.tsx';

const { passwordLength: length } = identityLimits;
const read = (token: string) => api('POST /auth/adult', { body: { token } }, { silent: true });

/** A grown-up comes into a family by the link of its parent (docs/rules/adults.md#invitation). */
export function Page() {
  const t = useTexts('adultEntry');
  const submit = async (token: string, form: FormData) => {
    const [name, password] = [typedText(form, 'name').trim(), typedText(form, 'password')];
    const { isPersonName } = await import('#widgets/invited-person/checked-person.ts');
    const wrong = {
      ...(!isPersonName(name) && { name: t.nameWrong }),
      ...((password.length < length.min || password.length > length.max) && { password: t.passwordNeeded }),
      ...(form.get('terms') !== 'on' && { terms: t.termsNeeded }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
    const { idToken } = await api('POST /auth/adult/accept', { body: { token, name, password, termsAccepted: true } });
    if (idToken !== undefined) await comeIn(idToken);
    return undefined;
  };
  return (
    <Invitation texts="adultEntry" read={read}>
      {(data, token) => (
        <>
          <p className="text-xl font-bold">{t.hello(data.name)}</p>
          <p>{t.about(data.parent)}</p>
          <p>{t.may[data.may]}</p>
          <p className="font-bold break-all">{t.login(data.contact)}</p>
          <Form
            label={t.title}
            onSubmit={(form) => submit(token, form)}
            onRefusal={atFields({
              password: ['identity.password_too_common'],
              '': ['identity.invitation_over', 'identity.email_taken', 'identity.phone_taken', 'adults.too_many'],
            })}
          >
            {({ pending }) => (
              <>
                <TextField name="name" label={t.name} defaultValue={data.name} autoComplete="given-name" maxLength={60} required />
                <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />
                <Checkbox name="terms">
                  <AcceptedTerms t={t} />
                </Checkbox>
                <Button type="submit" kind="primary" size="large" wide busy={pending}>
                  {t.go}
                </Button>
              </>
            )}
          </Form>
        </>
      )}
    </Invitation>
  );
}

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';

import { comeIn } from '../come-in.ts';
import { Invitation } from '../invitation.tsx';
import { InvitedForm } from '../invited-form.tsx';

const read = (token: string) => api('POST /auth/join', { body: { token } }, { silent: true });

/** A parent whose family the school has added chooses a password and comes in (docs/rules/families.md#added-by-the-school). */
export function Page() {
  const t = useTexts('joining');
  const accept = async (token: string, password: string) => {
    const { idToken } = await api('POST /auth/join/accept', { body: { token, password } });
    if (idToken !== undefined) await comeIn(idToken);
  };
  return (
    <Invitation texts="joining" read={read}>
      {({ firstName, kids, phone, email }, token) => (
        <>
          <p className="text-xl font-bold">{t.hello(firstName)}</p>
          <p>{t.about(kids.join(', '))}</p>
          <p className="font-bold break-all">{t.login(phone ?? email ?? '')}</p>
          <InvitedForm title={t.title} t={t} onAccept={(password) => accept(token, password)} />
        </>
      )}
    </Invitation>
  );
}

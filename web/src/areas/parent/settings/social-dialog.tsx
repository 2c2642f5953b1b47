import type { SocialList, SocialProvider } from '@school/contract/identity/social-calls';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { goToProvider } from '#widgets/social/go-to-provider.ts';

interface SocialDialogProps {
  provider: SocialProvider;
  what: 'link' | 'unlink';
  asksPassword: boolean;
  onList(list: SocialList): void;
  onClose(): void;
}

/** Before a way into the account comes or goes, its owner shows to be the owner. */
export function SocialDialog({ provider, what, asksPassword, onList, onClose }: SocialDialogProps) {
  const t = useTexts('social');
  const link = useCall('POST /user/social/:provider/start');
  const unlink = useCall('POST /user/social/:provider/unlink');
  const isLink = what === 'link';

  const submit = async (data: FormData) => {
    const password = typedText(data, 'password');
    if (asksPassword && password === '') return { password: t.passwordEmpty };
    const body = asksPassword ? { password } : {};
    if (isLink) {
      const { address } = await link.mutateAsync({ params: { provider }, body: { ...body, ...goToProvider.body } });
      goToProvider.go(address);
      return undefined;
    }
    onList(await unlink.mutateAsync({ params: { provider }, body }));
    raiseNotice({ tone: 'good', text: t.nowUnlinked });
    onClose();
    return undefined;
  };
  return (
    <Dialog title={isLink ? t.linkOf(provider) : t.unlinkOf(provider)} onClose={onClose}>
      <Form
        label={isLink ? t.linkOf(provider) : t.unlinkOf(provider)}
        onSubmit={submit}
        onRefusal={atFields({
          'identity.wrong_credentials': 'password',
          'request.too_many': '',
          'identity.fresh_sign_in_needed': '',
          'identity.last_sign_in_method': '',
          'identity.social_trouble': '',
        })}
      >
        {({ pending }) => (
          <>
            {!isLink && <p>{t.sureUnlink(provider)}</p>}
            {asksPassword && (
              <PasswordField name="password" label={t.password} help={t.askPassword} autoComplete="current-password" required />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button onPress={onClose}>{t.cancel}</Button>
              <Button type="submit" kind={isLink ? 'primary' : 'danger'} busy={pending}>
                {isLink ? t.goOn : t.unlink}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

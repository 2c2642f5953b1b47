import type { SocialList, SocialProvider } from '@school/contract/identity/social-calls';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { goToProvider } from '#widgets/social/go-to-provider.ts';

import { OwnerDialog } from './owner-dialog.tsx';

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

  const confirm = async (proof: { password?: string }) => {
    if (isLink) {
      const { address } = await link.mutateAsync({ params: { provider }, body: { ...proof, ...goToProvider.body } });
      goToProvider.go(address);
      return;
    }
    onList(await unlink.mutateAsync({ params: { provider }, body: proof }));
    raiseNotice({ tone: 'good', text: t.nowUnlinked });
    onClose();
  };
  return (
    <OwnerDialog
      title={isLink ? t.linkOf(provider) : t.unlinkOf(provider)}
      words={{ ...t, passwordHelp: t.askPassword }}
      asksPassword={asksPassword}
      action={isLink ? t.goOn : t.unlink}
      danger={!isLink}
      onConfirm={confirm}
      refusals={{ '': ['identity.last_sign_in_method', 'identity.social_trouble'] }}
      onClose={onClose}
    >
      {!isLink && <p>{t.sureUnlink(provider)}</p>}
    </OwnerDialog>
  );
}

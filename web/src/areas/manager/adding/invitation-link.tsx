import type { FamilyInvitation } from '@school/contract/back-office/adding-calls';
import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';

interface InvitationLinkProps {
  of: FamilyInvitation;
  /** It was meant to be sent, and the school cannot. */
  unsent?: boolean;
  /** The family whose card is opened next; none where one is on it. */
  to?: string;
  onClose(): void;
}

/** The link by which a parent comes in, shown once to be handed on. */
export function InvitationLink({ of: { url, until }, unsent = false, to, onClose }: InvitationLinkProps) {
  const t = useTexts('familyAdding');
  const locale = useLocale();
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url ?? '').then(
      () => say(t.copied),
      () => say(t.notCopied),
    );
  return (
    <div className="flex flex-col gap-4">
      {unsent && <p className="font-bold text-warn">{t.notSent}</p>}
      <p>
        {t.handOn} {t.until(at(locale, until, 'dayTime', schoolZone))}
      </p>
      <p className="rounded-sm bg-sunk p-3 font-bold break-all select-all">{url}</p>
      <output className="text-mute">{said}</output>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => void copy()}>
          {t.copy}
        </Button>
        {to !== undefined && (
          <LinkButton to="/manager/families/$familyId" params={{ familyId: to }} onClick={onClose}>
            {t.toCard}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

import type { Kid } from '@school/contract/families/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

/** Whose progress is shown; the address holds it. Nothing where there is one child. */
export function KidTabs({ kids, shown }: { kids: readonly Kid[]; shown: string }) {
  const t = useTexts('progress');
  if (kids.length < 2) return null;
  return (
    <PageTabs label={t.whose}>
      {kids.map((kid) => (
        <PageTab key={kid.kidUid} to="/progress" search={{ kid: kid.kidUid }} aria-current={kid.kidUid === shown ? 'page' : undefined}>
          <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={28} />
          {kid.firstName}
        </PageTab>
      ))}
    </PageTabs>
  );
}

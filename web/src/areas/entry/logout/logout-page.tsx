import { useEffect } from 'react';

import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Page as Frame } from '#kit/page.tsx';

/** Coming here is signing out; the guard leads on to the sign-in page. */
export function Page() {
  const t = useTexts('entry').logout;
  useEffect(() => {
    signOut().catch(() => undefined);
  }, []);
  return (
    <Frame title={t.title} width="text">
      <output className="text-mute">{t.now}</output>
    </Frame>
  );
}

import { useEffect, useState } from 'react';

import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

/** Coming here is signing out; the guard leads on to the sign-in page. Without a connection one is told so, and tries again. */
export function Page() {
  const t = useTexts('entry').logout;
  const [failed, setFailed] = useState(false);
  const leave = () => void signOut().catch(() => setFailed(true));
  const again = () => {
    setFailed(false);
    leave();
  };
  useEffect(leave, []);
  return (
    <PageLayout title={t.title} width="text">
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-5">
          <p>{t.failed}</p>
          <Button kind="primary" onPress={again}>
            {t.again}
          </Button>
        </div>
      ) : (
        <output className="text-mute">{t.now}</output>
      )}
    </PageLayout>
  );
}

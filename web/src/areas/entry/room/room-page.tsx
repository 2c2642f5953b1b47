import { useState } from 'react';

import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { CodeEntry } from './code-entry.tsx';
import { LinkEntry } from './link-entry.tsx';

/** Where a link waits for its lesson while its page is loaded anew: gone with the tab. */
const kept = 'room-link';

/** What a link says stands after the #, which no server and no log ever sees; it leaves the address at once. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname);
  try {
    if (token !== '') sessionStorage.setItem(kept, token);
    return token === '' ? (sessionStorage.getItem(kept) ?? '') : token;
  } catch {
    // A browser that keeps nothing has it until the page is loaded anew.
    return token;
  }
}

function forgetToken(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Then nothing was kept.
  }
}

/** Into a lesson without signing in; a device that is in already goes back to it from here, or out. */
export function Page() {
  const t = useTexts('roomEntry');
  const session = useSession();
  const [token, setToken] = useState(takeToken);
  const leave = () => {
    forgetToken();
    setToken('');
  };
  if (token !== '') return <LinkEntry token={token} onUsed={forgetToken} onOther={leave} />;
  if (session?.onlyRoom !== undefined && session.kidUid !== undefined)
    return (
      <PageLayout title={t.inside.title} width="text">
        <p className="text-lg">{t.inside.text}</p>
        <div className="flex flex-wrap gap-4">
          <LinkButton
            to="/kids/$kidUid/room/$eventId"
            params={{ kidUid: session.kidUid, eventId: session.onlyRoom }}
            kind="primary"
            size="large"
          >
            {t.inside.back}
          </LinkButton>
          <LinkButton to="/logout" size="large">
            {t.inside.finish}
          </LinkButton>
        </div>
      </PageLayout>
    );
  return (
    <PageLayout title={t.title} width="text">
      <Card className="flex flex-col gap-6">
        <p>{t.lead}</p>
        {session && <p>{t.replaces}</p>}
        <CodeEntry />
      </Card>
      {!session && (
        <p>
          <LoneLink to="/login">{t.toLogin}</LoneLink>
        </p>
      )}
    </PageLayout>
  );
}

import { lazy, Suspense, useEffect, useId } from 'react';

import { openOutlet, useInnermostOutlet, useNotices } from './notice.ts';

const loadMessages = () => import('./notice-messages.tsx');
const Messages = lazy(() => loadMessages().then(({ NoticeMessages }) => ({ default: NoticeMessages })));
/** Asked for when nothing else is going on: a failure may be told when there is no connection any more. */
export const prepareNotices = (): unknown => loadMessages();

/**
 * Where the messages stand: once in the shell, and once inside every open dialog, since nothing outside of an open
 * dialog is seen by a screen reader. The innermost shows them.
 */
export function NoticeOutlet() {
  const id = useId();
  const shown = useNotices();
  const innermost = useInnermostOutlet();
  useEffect(() => openOutlet(id), [id]);
  if (innermost !== id || shown.length === 0) return null;
  return (
    <Suspense>
      <Messages notices={shown} />
    </Suspense>
  );
}

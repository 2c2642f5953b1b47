import { type ComponentType, useEffect, useId, useState } from 'react';

import { type Notice, openOutlet, useInnermostOutlet, useNotices } from './notice.ts';

const loadMessages = () => import('./notice-messages.tsx');
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
  const [Messages, setMessages] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  const waiting = shown.length > 0 && !Messages ? shown : undefined;
  // What cannot be had now is asked for with the next message; the page goes on without it.
  useEffect(() => {
    if (!waiting) return;
    void loadMessages()
      .then(({ NoticeMessages }) => setMessages(() => NoticeMessages))
      .catch(() => undefined);
  }, [waiting]);
  if (innermost !== id || shown.length === 0 || !Messages) return null;
  return <Messages notices={shown} />;
}

import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { UnreadCount } from '#widgets/chat/unread-count.tsx';
import { useUnread } from '#widgets/chat/use-unread.ts';

/** How many messages of families are new, beside the way to them; nothing while there is none. */
export function NewMessages() {
  const t = useTexts('shell');
  const own = useSession()?.customerId;
  const count = useUnread({ whose: own, author: own });
  return <UnreadCount count={count} words={t.newMessages(count)} />;
}

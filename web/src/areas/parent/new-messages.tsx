import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { UnreadCount } from '#widgets/chat/unread-count.tsx';
import { useUnread } from '#widgets/chat/use-unread.ts';

/** How many messages to the family are new; nothing for support, to whom its conversations are closed. */
export function NewMessages() {
  const t = useTexts('shell');
  const session = useSession();
  const own = session?.role === 'parent' ? session.customerId : undefined;
  const count = useUnread({ whose: own, author: own });
  return <UnreadCount count={count} words={t.newMessages(count)} />;
}

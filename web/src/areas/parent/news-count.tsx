import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { UnreadCount } from '#widgets/chat/unread-count.tsx';
import { useUnread } from '#widgets/chat/use-unread.ts';

import { useNewNotices } from './notices/new-notices.ts';

/** How many messages are new, how many notices, or both; nothing for support, to whom the conversations are closed. */
export function NewsCount({ of }: { of: 'messages' | 'notices' | 'both' }) {
  const t = useTexts('common');
  const session = useSession();
  const own = session?.role === 'parent' ? session.customerId : undefined;
  const unread = useUnread({ whose: own, author: own });
  const news = useNewNotices();
  const messages = of === 'notices' ? 0 : unread;
  const notices = of === 'messages' ? 0 : news;
  const words = [...(messages > 0 ? [t.newMessages(messages)] : []), ...(notices > 0 ? [t.newNotices(notices)] : [])];
  return <UnreadCount count={messages + notices} words={words.join(', ')} />;
}

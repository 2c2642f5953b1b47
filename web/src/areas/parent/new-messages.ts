import { useSession } from '#api/session.ts';
import { useUnread } from '#widgets/chat/unread-count.tsx';

/** How many messages to the family are new; 0 for support, to whom its conversations are closed. */
export function useNewMessages(): number {
  const session = useSession();
  const own = session?.role === 'parent' ? session.customerId : undefined;
  return useUnread({ whose: own, author: own });
}

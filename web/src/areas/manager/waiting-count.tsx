import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { UnreadCount } from '#widgets/chat/unread-count.tsx';
import { useUnread } from '#widgets/chat/use-unread.ts';

/** How many families wait for an answer in the chat, beside the way to it; nothing while none does. */
export function WaitingCount() {
  const t = useTexts('staffLayout');
  const count = useUnread({ whose: 'school', author: useSession()?.customerId });
  return <UnreadCount count={count} words={t.familiesWait(count)} />;
}

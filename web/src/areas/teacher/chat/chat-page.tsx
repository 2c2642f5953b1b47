import { Link } from '#kit/router/link.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import type { ChatLink } from '#widgets/chat/chat-list.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link: ChatLink = ({ chatId, className, current, children }) => (
  <Link
    to="/teacher/chat"
    search={chatId === undefined ? {} : { chat: chatId }}
    className={className}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </Link>
);

/** The teacher's conversations with families. */
export function Page() {
  const session = useSession();
  const { chat: open } = useSearch({ from: '/teacher/chat' });
  return (
    <ChatPlace
      side="staff"
      whose={session?.customerId ?? ''}
      open={open}
      link={link}
      titleOf={({ title }) => title}
      noteOf={() => undefined}
      className="h-[calc(100dvh-3.6rem)]"
    />
  );
}

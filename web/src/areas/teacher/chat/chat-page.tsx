import { Link } from '#kit/router/link.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import type { ChatLink } from '#widgets/chat/chat-list.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link: ChatLink = ({ chatId, find, className, current, children }) => (
  <Link
    to="/teacher/chat"
    search={{ ...(chatId !== undefined && { chat: chatId }), ...(find !== undefined && { find }) }}
    className={className}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </Link>
);

/** The teacher's conversations with families. */
export function Page() {
  const session = useSession();
  const { chat: open, find } = useSearch({ from: '/teacher/chat' });
  const own = session?.customerId ?? '';
  return (
    <ChatPlace
      side="staff"
      whose={own}
      author={own}
      open={open}
      find={find}
      link={link}
      titleOf={({ title }) => title}
      noteOf={() => undefined}
      className="h-[calc(100dvh-var(--above))]"
    />
  );
}

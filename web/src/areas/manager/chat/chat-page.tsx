import { Link } from '#kit/router/link.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import type { ChatLink } from '#widgets/chat/chat-list.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link: ChatLink = ({ chatId, className, current, children }) => (
  <Link
    to="/manager/chat"
    search={chatId === undefined ? {} : { chat: chatId }}
    className={className}
    aria-current={current ? 'page' : undefined}
  >
    {children}
  </Link>
);

/** The contact centre: conversations of all families with the school. */
export function Page() {
  const { chat: open } = useSearch({ from: '/manager/chat' });
  return (
    <ChatPlace
      side="staff"
      whose="school"
      open={open}
      link={link}
      titleOf={({ title }) => title}
      noteOf={() => undefined}
      className="h-[calc(100dvh-3.6rem)]"
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useSchool } from '#api/school.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { chatLink } from '#widgets/chat/chat-link.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link = chatLink('/teacher/chat');

/** The teacher's conversations with families, and with the school. */
export function Page() {
  const session = useSession();
  const { chat: open, find, with: other } = useSearch({ from: '/teacher/chat' });
  const { called: school } = useSchool();
  useSchoolChat(other === 'school');
  const own = session?.customerId ?? '';
  return (
    <ChatPlace
      side="staff"
      whose={own}
      author={own}
      open={open}
      find={find}
      link={link}
      titleOf={({ kind, title }) => (kind === 'staff' ? school : title)}
      noteOf={() => undefined}
      className="h-[calc(100dvh-var(--above))]"
    />
  );
}

/** Another page leads here to ask the school: its conversation is opened. */
function useSchoolChat(isWanted: boolean): void {
  const navigate = useNavigate({ from: '/teacher/chat' });
  const { data } = useQuery({ ...queryOf('GET /chats'), enabled: isWanted });
  const chatId = isWanted ? data?.chats.find(({ kind }) => kind === 'staff')?.chatId : undefined;
  useEffect(() => {
    if (chatId !== undefined) void navigate({ search: { chat: chatId }, replace: true });
  }, [chatId, navigate]);
}

import { useQuery } from '@tanstack/react-query';

import { Link } from '#kit/router/link.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import type { ChatLink } from '#widgets/chat/chat-list.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';
import type { Chat } from '#widgets/chat/chat-side.ts';
import { QuietPage } from '#widgets/quiet-page/quiet-page.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link: ChatLink = ({ chatId, className, current, children }) => (
  <Link to="/chat" search={chatId === undefined ? {} : { chat: chatId }} className={className} aria-current={current ? 'page' : undefined}>
    {children}
  </Link>
);

/** The family's conversations with the school and with its teachers. */
export function Page() {
  const t = useTexts('chat');
  const { school } = useTexts('common');
  const { chat: open, text } = useSearch({ from: '/chat' });
  const session = useSession();
  const { data: user } = useQuery(queryOf('GET /user'));
  if (session?.role !== 'parent') {
    return (
      <QuietPage title={t.title} now={t.notForSupport} about={t.notForSupportAbout} action={<LinkButton to="/">{t.home}</LinkButton>} />
    );
  }
  const noteOf = ({ kind, kidUid }: Chat) => {
    if (kind === 'school') return t.schoolNote;
    const kid = user?.kids.find((it) => it.kidUid === kidUid);
    return kid ? t.aboutKid(kid.firstName) : t.teacher;
  };
  return (
    <ChatPlace
      side="customer"
      whose={session.customerId}
      open={open}
      draft={text}
      link={link}
      titleOf={({ kind, title }) => (kind === 'school' ? school : title)}
      noteOf={noteOf}
      className="-mb-6 h-[calc(100dvh-4.4rem-env(safe-area-inset-bottom))] md:mb-0 md:h-dvh"
    />
  );
}

import { Link } from '#kit/router/link.tsx';

import type { ChatLink } from './chat-list.tsx';

/** How a page of conversations links to one of them; what `kept` says of the page stays in its address. */
export const chatLink =
  (to: '/chat' | '/teacher/chat' | '/manager/chat', kept: { state?: string } = {}): ChatLink =>
  ({ chatId, find, className, current, children }) => (
    <Link
      to={to}
      search={{ ...kept, ...(chatId !== undefined && { chat: chatId }), ...(find !== undefined && { find }) }}
      className={className}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );

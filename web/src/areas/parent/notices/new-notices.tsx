import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSession } from '#api/session.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { UnreadCount } from '#widgets/chat/unread-count.tsx';
import { useKeptPush } from '#widgets/push-devices/use-kept-push.ts';

/** How many notices are not read, live wherever a parent is. */
export function NewNotices() {
  const t = useTexts('shell');
  const session = useSession();
  const customerId = session?.adult?.adultId ?? session?.customerId;
  const { data } = useQuery(quietly(queryOf('GET /notifications', { query: {} })));
  useTopic(customerId === undefined ? undefined : `notifications/${customerId}`);
  useKeptPush();
  const unread = data?.unread ?? 0;
  return <UnreadCount count={unread} words={t.newNotices(unread)} />;
}

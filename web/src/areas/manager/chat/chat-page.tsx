import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { choicesOf } from '#kit/choices.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { chatLink } from '#widgets/chat/chat-link.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';
import type { Chat } from '#widgets/chat/chat-side.ts';
import { useNow } from '#widgets/week/use-now.ts';
import { CannedAnswers } from './canned-answers.tsx';
import { Helpdesk } from './helpdesk.tsx';
import { useReports } from './use-reports.ts';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const states = ['waiting', 'mine', 'all'] as const;
type State = (typeof states)[number];

/** The contact centre: conversations of all families and teachers with the school, who waits longest first. */
export function Page() {
  const t = useTexts('helpdesk');
  const session = useSession();
  const navigate = useNavigate({ from: '/manager/chat' });
  const search = useSearch({ from: '/manager/chat' });
  const now = useNow(30);
  const reports = useReports();
  const { data: me } = useQuery({ ...queryOf('GET /manager/chat-colleagues'), staleTime: 5 * 60_000 });
  useFamilyChat(search.family);
  const state: State = states.find((it) => it === search.state) ?? 'all';
  const own = me?.own;

  const link = chatLink('/manager/chat', search.state === undefined ? {} : { state: search.state });
  const waits = ({ waitingSince }: Chat) => {
    if (waitingSince === null) return undefined;
    const minutes = Math.floor((now - Date.parse(waitingSince)) / 60_000);
    if (minutes < 1) return t.waitsNow;
    return minutes < 60 ? t.waits(minutes) : t.waitsHours(Math.floor(minutes / 60));
  };
  const shows = ({ waitingSince, assignedTo }: Chat) =>
    state === 'all' || (state === 'waiting' ? waitingSince !== null : assignedTo?.accountId === own);
  const helpdeskOf = (chat: Chat) => <Helpdesk chat={chat} colleagues={me?.colleagues ?? []} own={own} />;
  return (
    <ChatPlace
      side="staff"
      whose="school"
      author={session?.customerId ?? ''}
      open={search.chat}
      find={search.find}
      link={link}
      titleOf={({ title }) => title}
      noteOf={({ closedAt, kind }) => (closedAt !== null ? t.closed : kind === 'staff' ? t.teacher : undefined)}
      asideOf={waits}
      shows={shows}
      showsNone={t.nobodyWaits}
      above={
        <div className="flex flex-col gap-3">
          <RadioChips
            label={t.states}
            name="state"
            required
            value={state}
            onChange={(chosen) => void navigate({ search: { ...search, state: chosen }, replace: true, resetScroll: false })}
            chips={choicesOf(t.state, states)}
          />
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <LoneLink to="/manager/chat/answers">{t.answersPage}</LoneLink>
            <LoneLink to="/manager/chat/reports">
              {t.reportsPage}
              {reports > 0 && ` (${reports})`}
            </LoneLink>
          </div>
        </div>
      }
      helpdeskOf={helpdeskOf}
      tools={CannedAnswers}
      className="h-[calc(100dvh-var(--above)-var(--below))]"
    />
  );
}

/** The card of a family leads here: its conversation is opened, also when nothing was ever said in it. */
function useFamilyChat(family: string | undefined): void {
  const navigate = useNavigate({ from: '/manager/chat' });
  const { data } = useQuery({
    ...queryOf('GET /manager/families/:familyId/chat', { params: { familyId: family ?? '' } }),
    enabled: family !== undefined,
  });
  const chatId = family === undefined ? undefined : data?.chatId;
  useEffect(() => {
    if (chatId !== undefined) void navigate({ search: { chat: chatId }, replace: true });
  }, [chatId, navigate]);
}

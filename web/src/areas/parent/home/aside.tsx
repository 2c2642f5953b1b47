import type { User } from '@school/contract/families/shapes';

import { useQuery } from '@tanstack/react-query';

import { quietly } from '#api/quietly.ts';
import { queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { ChevronRight, FileText, Icon } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import { inTurn } from '#widgets/chat/chat-side.ts';
import { Face } from '#widgets/face/face.tsx';

/** What is worth a look besides: the last message of somebody, and the report of the last whole week of each child that learns. */
export const Aside = ({ user }: { user: User }) => (
  <>
    <LastMessage user={user} />
    <LastWeek user={user} />
  </>
);

/** The last words that somebody wrote to the family. */
function LastMessage({ user: { processes } }: { user: User }) {
  const isParent = useSession()?.role === 'parent';
  const { data } = useQuery({ ...quietly(queryOf('GET /chats')), enabled: isParent });
  const [chat] = inTurn(data?.chats.filter(({ lastMessage }) => (lastMessage?.text ?? '') !== '') ?? []);
  if (!chat?.lastMessage) return null;
  const { chatId, kind, processId, title, lastMessage, unread } = chat;
  return (
    <ul className="rows">
      <li>
        <Link to="/chat" search={{ chat: chatId }} className="row-line">
          {kind === 'school' ? (
            <img src="/favicon.svg" alt="" width={40} height={40} className="rounded-full" />
          ) : (
            <Face name={title} avatar={processes.find((it) => it.processId === processId)?.teacher?.avatar ?? null} size={40} />
          )}
          <span>
            <b className="block truncate">{title}</b>
            <span className={`line-clamp-2 text-sm wrap-anywhere ${unread > 0 ? 'font-bold' : 'text-mute'}`}>{lastMessage.text}</span>
          </span>
          <Icon of={ChevronRight} className="text-mute" />
        </Link>
      </li>
    </ul>
  );
}

function LastWeek({ user: { kids, timezone } }: { user: User }) {
  const t = useTexts('home');
  const locale = useLocale();
  const learning = kids.filter(({ coursesProgress }) => coursesProgress.length > 0);
  if (learning.length === 0) return null;
  const monday = plusDays(mondayOf(wallClock(schoolNow(), timezone).date), -7);
  return (
    <ul className="rows">
      {learning.map(({ kidUid, firstName }) => (
        <li key={kidUid}>
          <Link to="/progress/$kidUid/$day" params={{ kidUid, day: monday }} className="row-line">
            <span className="tile">
              <Icon of={FileText} />
            </span>
            <span>
              <b className="block wrap-anywhere">{t.reportOf(firstName)}</b>
              <span className="text-sm text-mute">{datesBetween(locale, monday, plusDays(monday, 6), 'day')}</span>
            </span>
            <Icon of={ChevronRight} className="text-mute" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

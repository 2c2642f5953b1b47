import { useQuery } from '@tanstack/react-query';

import { useSchool } from '#api/school.ts';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone, wallClock } from '#i18n/time.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { chatLink } from '#widgets/chat/chat-link.tsx';
import { ChatPlace } from '#widgets/chat/chat-place.tsx';
import type { Chat } from '#widgets/chat/chat-side.ts';
import { Face } from '#widgets/face/face.tsx';
import { QuietPage } from '#widgets/quiet-page/quiet-page.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /chats'));

const link = chatLink('/chat');

/** The family's conversations with the school and with its teachers. */
export function Page() {
  const t = useTexts('chat');
  const { called: school } = useSchool();
  const { chat: open, text, find } = useSearch({ from: '/chat' });
  const session = useSession();
  const isParent = session?.role === 'parent';
  const { data: user } = useQuery(queryOf('GET /user'));
  const schoolNote = useSchoolNote(isParent);
  if (!isParent) {
    return (
      <QuietPage title={t.title} now={t.notForSupport} about={t.notForSupportAbout} action={<LinkButton to="/">{t.home}</LinkButton>} />
    );
  }
  const nameOf = (kidUid: string | null) => user?.kids.find((it) => it.kidUid === kidUid)?.firstName;
  const noteOf = ({ kind, kidUid }: Chat) => {
    if (kind === 'school') return schoolNote;
    const kid = nameOf(kidUid);
    return kid === undefined ? t.teacher : t.aboutKid(kid);
  };
  // A teacher of two children has two conversations with the family.
  const titleOf = ({ kind, kidUid, title }: Chat) => {
    if (kind === 'school') return school;
    const kid = nameOf(kidUid);
    return kid === undefined ? title : t.teacherOf(title, kid);
  };
  const faceOf = ({ kind, processId, title }: Chat) =>
    kind === 'school' ? (
      <img src="/favicon.svg" alt="" width={44} height={44} className="shrink-0 rounded-full" />
    ) : (
      <Face name={title} avatar={user?.processes.find((it) => it.processId === processId)?.teacher?.avatar ?? null} size={44} />
    );
  return (
    <ChatPlace
      side="customer"
      whose={session.customerId}
      author={session.customerId}
      {...{ open, find, link, titleOf, noteOf, faceOf }}
      draft={text}
      className="-mb-6 h-[calc(100dvh-60px-var(--above)-env(safe-area-inset-bottom))] lg:mb-0 lg:h-[calc(100dvh-var(--above))]"
    />
  );
}

/** When the school answers, by this device's clock. */
function useSchoolNote(isAsked: boolean): string {
  const t = useTexts('chat');
  const locale = useLocale();
  const zone = deviceZone();
  const { data } = useQuery({ ...quietly(queryOf('GET /chats/hours')), enabled: isAsked, refetchInterval: 60_000 });
  if (data?.closesAt) return t.openUntil(at(locale, data.closesAt, 'time', zone));
  if (!data?.opensAt) return t.schoolNote;
  const isToday = wallClock(data.opensAt, zone).date === wallClock(schoolNow(), zone).date;
  return isToday ? t.opensToday(at(locale, data.opensAt, 'time', zone)) : t.opensAt(at(locale, data.opensAt, 'dayTime', zone));
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Avatar } from '#kit/avatar.tsx';

import { anybody } from './anybody.ts';
import { BeforeTimes } from './before-times.tsx';
import { FreeTimes } from './free-times.tsx';
import { TeacherChoice } from './teacher-choice.tsx';
import { useIntroRequest } from './use-intro-request.ts';

const MobileHint = lazy(() => import('#widgets/equipment-check/mobile-hint.tsx').then((file) => ({ default: file.MobileHint })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Kid, subject, day and time of a trial: each choice stands in the address, so Back and reload keep it. */
export function Page() {
  const t = useTexts('intro');
  const search = useSearch({ from: '/intro-appointment' });
  const request = useIntroRequest(search);
  const { user, kid, subject } = request;
  const [isOpen, setOpen] = useState(search.kid === undefined || search.subject === undefined);
  if (!kid) {
    return (
      <EmptyPage
        title={t.title}
        empty={t.noKids}
        about={t.noKidsAbout}
        action={<LinkButton to="/settings/edit-children">{t.addKid}</LinkButton>}
      />
    );
  }
  return (
    <PageLayout title={t.title} width="text">
      {isOpen ? <ForWhom request={request} /> : <Chosen request={request} onChange={() => setOpen(true)} />}
      <Suspense key={`${kid.kidUid} ${subject}`} fallback={<Skeleton className="h-72" />}>
        <Times kid={kid} kids={user.kids} subject={subject} zone={user.timezone} day={search.day} teacher={search.teacher} />
      </Suspense>
      <Suspense>
        <MobileHint />
      </Suspense>
    </PageLayout>
  );
}

type IntroRequest = ReturnType<typeof useIntroRequest>;

/** For whom and for what, in one line: who has said it already meets the teachers at once. */
function Chosen({ request: { kid, subject }, onChange }: { request: IntroRequest; onChange(): void }) {
  const t = useTexts('intro');
  const names = useTexts('names');
  if (!kid) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={44} />
      <p className="min-w-0 grow wrap-anywhere">
        <strong className="block">
          {kid.firstName}, {t.age(kid.age)}
        </strong>
        {names.subjects[subject]}
      </p>
      <Button kind="quiet" onPress={onChange} label={t.changeWhom}>
        {t.change}
      </Button>
    </div>
  );
}

function ForWhom({ request: { user, kid, subject, subjects } }: { request: IntroRequest }) {
  const t = useTexts('intro');
  const names = useTexts('names');
  const navigate = useNavigate({ from: '/intro-appointment' });
  if (!kid) return null;
  return (
    <>
      {user.kids.length > 1 && (
        <RadioChips
          label={t.who}
          name="kid"
          required
          chips={user.kids.map((it) => ({
            value: it.kidUid,
            label: it.firstName,
            note: t.age(it.age),
            picture: <Avatar name={it.firstName} picture={it.avatar} animal={it.kidUid} size={32} />,
          }))}
          value={kid.kidUid}
          onChange={(kidUid) => void navigate({ search: { kid: kidUid, subject }, replace: true })}
        />
      )}
      <RadioChips
        label={t.subject}
        name="subject"
        required
        chips={subjects.map((value) => ({ value, label: names.subjects[value] }))}
        value={subject}
        onChange={(value) => void navigate({ search: { kid: kid.kidUid, subject: value }, replace: true })}
      />
    </>
  );
}

interface TimesProps {
  kid: NonNullable<IntroRequest['kid']>;
  kids: IntroRequest['user']['kids'];
  subject: IntroRequest['subject'];
  zone: string;
  day: string | undefined;
  teacher: string | undefined;
}

/** Who first; then, with one of them or with whom the school finds, when. */
function Times({ kid, kids, subject, zone, day, teacher }: TimesProps) {
  const navigate = useNavigate({ from: '/intro-appointment' });
  const { data } = useSuspenseQuery({ ...queryOf('GET /intro/slots', { query: { kidUid: kid.kidUid, subject } }), staleTime: 5_000 });
  const request = { kid: kid.kidUid, subject };
  const chosen = data.teachers.find((it) => it.teacher.teacherId === teacher);
  // A teacher of the address who has no time any more is chosen anew.
  const isChosen = chosen !== undefined || teacher === anybody || data.teachers.length === 0;
  return (
    <>
      <BeforeTimes kid={kid} subject={subject} zone={zone} offer={data} />
      {isChosen ? (
        <FreeTimes
          kids={kids}
          zone={zone}
          day={day}
          offer={chosen ? { ...data, slots: chosen.slots } : data}
          teacher={chosen?.teacher}
          request={{ ...request, ...(teacher !== undefined && { teacher }) }}
          onDay={(date) => void navigate({ search: { ...request, teacher, day: date }, replace: true, resetScroll: false })}
        />
      ) : (
        <TeacherChoice offer={data} request={request} zone={zone} />
      )}
    </>
  );
}

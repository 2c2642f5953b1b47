import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { api } from '#api/client.ts';
import { changed, queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { knownSchool } from '#api/school.ts';
import { schoolNow } from '#api/school-clock.ts';
import { type Session, useSession } from '#api/session.ts';
import { textsOf } from '#i18n/texts.ts';
import { closeNotice, raiseNotice } from '#kit/notice.ts';
import { goTo, placeNow } from '#kit/router/navigation.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { aloneFromAge, isHeldAlready, isInLesson, isInTheMiddle, lessonToPrepare } from './rules/before-lesson.ts';
import { isGiven } from './steps/ask-for-media.ts';
import { deviceUid, thisDevice } from './steps/this-device.ts';

type Learner = 'parent' | 'kid' | 'teacher';

/**
 * Half an hour before a lesson the check runs by itself while the school is open (issue: equipment check): silently
 * where camera and microphone were allowed before, else it asks once to be begun. Never in the middle of something.
 */
export function BeforeLesson() {
  const session = useSession();
  const role = session?.role;
  // A device that was let in to one lesson is in it already, and may ask for nothing else.
  if (session?.onlyRoom !== undefined) return null;
  return session && (role === 'parent' || role === 'kid' || role === 'teacher') ? (
    <Watch key={session.customerId} role={role} session={session} />
  ) : null;
}

function Watch({ role, session }: { role: Learner; session: Session }) {
  const now = useNow();
  const isTeacher = role === 'teacher';
  const { kidUid = '' } = session;
  const events = useQuery({ ...quietly(queryOf('GET /events')), enabled: !isTeacher }).data;
  const lessons = useQuery({ ...quietly(queryOf('GET /teacher/lessons')), enabled: isTeacher }).data;
  const kid = useQuery({ ...quietly(queryOf('GET /kids/:kidUid', { params: { kidUid } })), enabled: role === 'kid' }).data;
  const isBusy = useRef(false);
  const isAlone = role !== 'kid' || (kid?.age ?? 0) >= aloneFromAge;
  useEffect(() => {
    const all = (isTeacher ? lessons?.lessons : events?.events) ?? [];
    const planned = all.filter(({ status }) => status === 'scheduled' || status === 'inProgress');
    const starts = planned.map(({ timestamp }) => Date.parse(timestamp));
    if (isBusy.current || !isAlone || isInLesson(planned, now) || lessonToPrepare(starts, now, undefined) === undefined) return;
    if (document.visibilityState !== 'visible' || isInTheMiddle(placeNow()?.pathname ?? '')) return;
    isBusy.current = true;
    void prepare(role, planned)
      .catch(() => undefined)
      .finally(() => (isBusy.current = false));
  }, [role, isTeacher, isAlone, events, lessons, now]);
  return null;
}

/** Has the child gone in already, on another device? Before the room opens nobody can have. */
async function isHeld(eventId: string, start: number): Promise<boolean> {
  if (schoolNow() < start - knownSchool().enterBeforeMinutes * 60_000) return false;
  const room = await queryClient.fetchQuery(quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } }))).catch(() => undefined);
  return room !== undefined && isHeldAlready(room);
}

const place = 'equipment-prepared';

/** Once for a lesson on this device, whatever came of it; two tabs are one device. */
function isFirst(start: number): boolean {
  try {
    if (localStorage.getItem(place) === String(start)) return false;
    localStorage.setItem(place, String(start));
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds between saying that the camera comes on and its coming on. */
const warning = 6_000;

/** Says what is about to happen; false when somebody would rather not. */
function isAgreed(text: string, notNow: string): Promise<boolean> {
  return new Promise((resolve) => {
    const notice = raiseNotice({
      tone: 'info',
      text,
      action: { label: notNow, onPress: () => (closeNotice(notice), resolve(false)) },
      stays: true,
    });
    setTimeout(() => {
      closeNotice(notice);
      resolve(true);
    }, warning);
  });
}

async function prepare(role: Learner, planned: ReadonlyArray<{ eventId: string; timestamp: string }>): Promise<void> {
  const starts = planned.map(({ timestamp }) => Date.parse(timestamp));
  const { devices } = await queryClient.fetchQuery({ ...quietly(queryOf('GET /equipment')), staleTime: 60_000 });
  const own = devices.find((it) => it.deviceUid === deviceUid());
  const start = lessonToPrepare(starts, schoolNow(), own && own.verdict !== 'failed' ? Date.parse(own.checkedAt) : undefined);
  if (start === undefined) return;
  const lesson = planned.find(({ timestamp }) => Date.parse(timestamp) === start);
  if (role === 'parent' && lesson && (await isHeld(lesson.eventId, start))) return;
  if (!isFirst(start)) return;
  const t = await textsOf('equipmentHint');
  const check = role === 'teacher' ? '/teacher/equipment' : '/settings/equipment-check';
  const action = role === 'kid' ? {} : { action: { label: t.look, onPress: () => void goTo(check) } };
  const device = thisDevice();
  if (device.mobile) return void raiseNotice({ tone: 'info', text: role === 'kid' ? t.kidOnPhone : t.soonOnPhone });
  if (!((await isGiven('camera')) && (await isGiven('microphone'))))
    return void raiseNotice({ tone: 'info', text: role === 'kid' ? t.kidProblem : t.unknown, ...action });
  // A light that goes on by itself frightens people: it is said first, and may be left for later.
  if (!(await isAgreed(role === 'kid' ? t.kidWillCheck : t.willCheck, t.notNow))) return undefined;
  const { runCheck, stepsByItself } = await import('./run-check.ts');
  const steps = await runCheck({ steps: stepsByItself, signal: AbortSignal.timeout(180_000), hears: {} });
  if (steps.length === 0) return;
  const { browser, version, system } = device;
  await api(
    'POST /equipment/checks',
    { body: { uid: deviceUid(), device: { browser, version, system }, byItself: true, steps } },
    { silent: true },
  );
  void changed('GET /equipment');
  const isFine = steps.every(({ ok }) => ok);
  if (isFine) raiseNotice({ tone: 'good', text: role === 'kid' ? t.kidReady : t.ready });
  else raiseNotice({ tone: 'info', text: role === 'kid' ? t.kidProblem : t.problem, ...action });
}

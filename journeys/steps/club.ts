import type { GroupCard } from '@school/contract/groups/manager-shapes';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';

import type { RunningSchool } from '../running-school.ts';
import type { Words } from '../words.ts';
import { callsOf } from './calls.ts';
import { signIn } from './come-in.ts';
import { demo } from './demo.ts';
import { within } from './patience.ts';

/** The families of the demo's talkers, the full club; Anna's joins it. */
const families = [demo.svetlana, demo.igor, demo.anna] as const;

/** Of children that come into the club for a longer journey. */
const names = ['', '', '', '', 'Ваня', 'Лиза', 'Петя', 'Катя'];

export interface ClubKid {
  kidUid: string;
  name: string;
  who: { email: string; password: string };
}

interface Kid {
  kidUid: string;
  name: string;
}

/**
 * The talkers have so many children (three and more), and it is two minutes before a lesson of theirs. Kate leads them.
 */
export async function haveTalkers(school: RunningSchool, many: number): Promise<{ eventId: string; groupId: string; kids: ClubKid[] }> {
  const office = callsOf(school, demo.manager);
  const { groups } = await office.get<{
    groups: Array<{ group: { groupId: string; title: { ru: string }; ages: object; level: string } }>;
  }>('/manager/groups');
  const group = groups.find(({ group: { title } }) => title.ru === 'Говорим смело')?.group;
  if (!group) throw new Error('The demo has no talkers');
  const { groupId, title, ages, level } = group;
  // One place is kept for the child that waits.
  const act = { do: 'change', title, ages, level, capacity: Math.min(8, many + 1) };
  await office.post(`/manager/groups/${groupId}/acts`, { act, reason: 'Больше мест' });
  // For a full club the child that waits has to let its place go: it is not taken in time.
  if (many === 8) await school.moveClockTo((await school.now()).add({ hours: 50 }));
  const card = await office.get<GroupCard>(`/manager/groups/${groupId}`);
  const kids: ClubKid[] = [];
  const born = (await school.now()).toZonedDateTimeISO('UTC').year - 9;
  for (const who of families) {
    const { kids: own } = await callsOf(school, who).get<{ kids: Kid[] }>('/user');
    for (const kid of own)
      if (card.kids.some(({ kidUid, heldAs }) => kidUid === kid.kidUid && heldAs === 'enrolment')) kids.push({ ...kid, who });
  }
  for (let more = kids.length, at = 2; more < many; more += 1, at = (at + 2) % 3) {
    const who = families[at] ?? demo.anna;
    const calls = callsOf(school, who);
    const { kids: own } = await calls.get<{ kids: Kid[] }>('/user');
    const misha = own.find(({ kidUid, name }) => name === 'Миша' && !kids.some((kid) => kid.kidUid === kidUid));
    const joins =
      misha ??
      (await calls.post<Kid>('/user/create/kid', {
        name: names[more] ?? '',
        surname: 'Гость',
        dob: { year: born, month: 3 },
        languages: ['ru'],
      }));
    await pays(school, who);
    // The bank tells the school a moment later.
    const join = async () => (await calls.sent('POST', `/groups/${groupId}/join`, { kidUid: joins.kidUid })).status;
    await expect.poll(join, { timeout: within(20) }).toBe(200);
    kids.push({ kidUid: joins.kidUid, name: joins.name, who });
  }
  const [lesson] = (await office.get<GroupCard>(`/manager/groups/${groupId}`)).lessons;
  if (!lesson) throw new Error('The talkers have no lesson ahead');
  await school.moveClockTo(Temporal.Instant.from(lesson.timestamp).subtract({ minutes: 2 }));
  return { eventId: lesson.eventId, groupId, kids };
}

/** A family pays lessons in groups for one more child. */
async function pays(school: RunningSchool, who: ClubKid['who']): Promise<void> {
  const order = { productCode: 'group-16', termsAccepted: true };
  const { checkoutUrl } = await callsOf(school, who).post<{ checkoutUrl: string }>('/orders', order);
  const paid = await fetch(new URL(checkoutUrl, school.url), {
    method: 'POST',
    body: new URLSearchParams({ choice: 'succeed' }),
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`The bank answered ${paid.status}`);
}

/** A device on which a child of the club is in its session, at the door of the room. */
export async function atTheDoor(
  open: (look: BrowserContextOptions) => Promise<Page>,
  look: BrowserContextOptions,
  t: Words,
  kid: ClubKid,
  before: (page: Page) => Promise<unknown>,
) {
  const page = await open(look);
  await before(page);
  await signIn(page, t, kid.who);
  const headers = { 'x-requested-with': 'chip' };
  const answer = await page.request.post('/api/user/kid-session', { headers, data: { kidUid: kid.kidUid } });
  if (!answer.ok()) throw new Error(`No session for ${kid.name}: ${answer.status()} ${await answer.text()}`);
  return page;
}

/** The page's microphone is a tone of its own, and what it hears can be measured. Before it is loaded. */
export const soundsAs = (page: Page, hertz: number): Promise<unknown> =>
  page.addInitScript((tone) => {
    const links: RTCPeerConnection[] = [];
    Object.assign(window, { links });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        links.push(this);
      }
    };
    const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (!ask) return;
    navigator.mediaDevices.getUserMedia = async (wish) => {
      if (!wish?.audio) return ask(wish);
      const context = new AudioContext();
      const voice = new OscillatorNode(context, { frequency: tone });
      const quieter = new GainNode(context, { gain: 0.2 });
      const out = context.createMediaStreamDestination();
      voice.connect(quieter).connect(out);
      voice.start();
      await context.resume();
      return out.stream;
    };
  }, hertz);

/** How loud each of these tones is in what the page hears by its links, in decibels. */
export const heardTones = (page: Page, hertz: readonly number[]): Promise<number[]> =>
  page.evaluate(async (tones) => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    const context = new AudioContext();
    await context.resume();
    const ear = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
    for (const link of links.filter(({ connectionState }) => connectionState === 'connected'))
      for (const { receiver } of link.getTransceivers())
        if (receiver.track.kind === 'audio') context.createMediaStreamSource(new MediaStream([receiver.track])).connect(ear);
    await new Promise((go) => void setTimeout(go, 600));
    const spectrum = new Float32Array(ear.frequencyBinCount);
    ear.getFloatFrequencyData(spectrum);
    const width = context.sampleRate / ear.fftSize;
    await context.close();
    return tones.map((tone) => {
      const at = Math.round(tone / width);
      return Math.max(...spectrum.slice(at - 2, at + 3));
    });
  }, hertz as number[]);

/** Links of the page that are open. */
export const openLinks = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as unknown as { links: RTCPeerConnection[] }).links.filter(({ connectionState }) => connectionState === 'connected').length,
  );

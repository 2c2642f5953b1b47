import type { cameraPolicies } from '@school/contract/lesson-room/limits';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';

import type { RunningSchool } from '../running-school.ts';
import { words } from '../words.ts';
import { callsOf } from './calls.ts';
import { atTheDoor, type ClubKid, haveTalkers, heardTones, openLinks, soundsAs } from './club.ts';
import { signIn } from './come-in.ts';
import { demo } from './demo.ts';
import { within } from './patience.ts';
import { roomLaptop } from './room-device.ts';

const t = words.ru;

const tablet = { ...roomLaptop, viewport: { width: 1024, height: 768 } };
/** Of each child a tone of its own: none is the sum, the difference or a multiple of others, which a codec makes up. The first is the teacher's. */
const [teachersTone, ...tones] = [293, 523, 811, 1187, 1613, 1999, 2477, 3011, 3571];
const toneOf = (at: number): number => tones[at] ?? 0;
/** A tone is heard when it is as loud as the teacher's voice or softer by so much; by so much more it is not heard at all. In decibels. */
const softer = { heard: 15, silent: 30 };

/** The club with its teacher in the room: each child on a page of its own; whose cameras are on and how old all are, where it is said. */
export async function clubLesson(
  school: RunningSchool,
  openDevice: (look: BrowserContextOptions) => Promise<Page>,
  many: number,
  cameras?: (typeof cameraPolicies)[number],
  years?: number,
) {
  const { eventId, groupId, kids } = await haveTalkers(school, many);
  if (years !== undefined) {
    const dob = { year: (await school.now()).toZonedDateTimeISO('UTC').year - years, month: 1 };
    for (const { kidUid, who } of kids) await callsOf(school, who).patch(`/kids/${kidUid}`, { dob });
  }
  if (cameras) await callsOf(school, demo.manager).post(`/manager/groups/${groupId}/cameras`, { cameras });
  const teacher = await openDevice(roomLaptop);
  teacher.setDefaultTimeout(within(20));
  await soundsAs(teacher, teachersTone);
  await signIn(teacher, t, demo.kate);
  await teacher.goto(`/teacher/lessons/${eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter, exact: true }).click();
  const pages: Page[] = [];
  for (const [at, kid] of kids.entries()) {
    const page = await atTheDoor(openDevice, tablet, t, kid, (it) => soundsAs(it, toneOf(at)));
    page.setDefaultTimeout(within(20));
    await page.goto(`/kids/${kid.kidUid}/room/${eventId}`);
    // Who does not read yet has the door itself for a button.
    await page.getByRole('button', { name: new RegExp(`^${t.kidRoom.wait.enter}(?: ↵| в урок|$)`) }).click();
    pages.push(page);
  }
  return { eventId, groupId, kids, pages, teacher };
}

export const tileOf = (teacher: Page, { name }: ClubKid) => teacher.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) });

/** Each child hears the teacher and all others, itself never, by so many links. */
export async function expectAllHeard(pages: readonly Page[], except?: number, links = 1): Promise<void> {
  for (const [own, page] of pages.entries()) {
    await expect.poll(() => openLinks(page), { timeout: 40_000 }).toBe(links);
    const wanted = pages.map((_, at) => (at === own || at === except ? 'silent' : 'heard'));
    await expect.poll(() => heardOf(page, pages.length), { timeout: 60_000 }).toEqual(wanted);
  }
}

/** Whom of the children a page hears, measured by the teacher's voice: each `heard`, `silent`, or how much softer it is. */
export async function heardOf(page: Page, many: number): Promise<Array<'heard' | 'silent' | number>> {
  const [teacher = -200, ...others] = await heardTones(page, [teachersTone, ...Array.from({ length: many }, (_, at) => toneOf(at))]);
  return others.map((tone) => (tone > teacher - softer.heard ? 'heard' : tone < teacher - softer.silent ? 'silent' : teacher - tone));
}

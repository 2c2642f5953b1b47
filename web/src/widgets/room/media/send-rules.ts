import { linesGiven, linesSent } from '@school/contract/lesson-room/feeds';
import type { cameraPolicies } from '@school/contract/lesson-room/limits';
import { personAt, roleOf } from '@school/contract/lesson-room/people';

export type Cameras = (typeof cameraPolicies)[number];
/** How a room's links are: page to page or a star, and whose cameras are on. */
export type Way = { engine: 'direct' | 'star' | 'janus'; cameras: Cameras };
/** The lines of a link, laid at its start and filled later, so that a camera, another device or a screen needs no new agreement. */
const linkLines = ['mic', 'camera', 'screen', 'screenSound'] as const;
/** `class` is the picture of all children, from the teacher to each of them. */
export type LinkLine = (typeof linkLines)[number] | 'class';
/** In a star whose children see each other there is one line more. */
export const seesClass = ({ engine, cameras }: Way): boolean => engine === 'star' && cameras === 'all';
const linesOf = (way: Way): readonly LinkLine[] => (seesClass(way) ? [...linkLines, 'class'] : linkLines);

const rank = { teacher: 0, kid: 1, parent: 2, school: 3 } as const;

/** Whether this page lays the link to another: the teacher to all, a child to who looks on; of equals the smaller address. */
export function laysLink(you: string, other: string): boolean {
  const [yours, others] = [rank[roleOf(personAt(you))], rank[roleOf(personAt(other))]];
  return yours === others ? you < other : yours < others;
}

/** Who takes part sends its picture; who looks on only receives. */
export const sends = (address: string): boolean => {
  const role = roleOf(personAt(address));
  return role === 'teacher' || role === 'kid';
};

/** Whose voice is heard: of those who take part, and of the school when it says something. A parent looks on in silence. */
export const speaks = (address: string): boolean => roleOf(personAt(address)) !== 'parent';

/** Whether the camera of somebody is on: a child's not where the school has set so. */
const shows = (address: string, cameras: Cameras): boolean => sends(address) && (cameras !== 'off' || roleOf(personAt(address)) !== 'kid');

/** Which way a line of a link goes. */
export function directionOf(line: LinkLine, you: string, to: string, cameras: Cameras): 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive' {
  const isOfTeacher = (address: string) => roleOf(personAt(address)) === 'teacher';
  if (line === 'class')
    return isOfTeacher(you) ? (roleOf(personAt(to)) === 'kid' ? 'sendonly' : 'inactive') : isOfTeacher(to) ? 'recvonly' : 'inactive';
  const may = (address: string) => (line === 'mic' ? speaks(address) : line === 'camera' ? shows(address, cameras) : sends(address));
  if (!may(you)) return may(to) ? 'recvonly' : 'inactive';
  return may(to) ? 'sendrecv' : 'sendonly';
}

/** Who looks on is linked with those who take part, never with another who looks on; in a star children with the teacher and the school only. */
export function areLinked(one: string, other: string, engine: Way['engine']): boolean {
  // By a server a page has a link for what it sends, called by its own address, and one for each whom it hears.
  if (engine === 'janus') return one === other ? speaks(one) : speaks(other) && (sends(one) || sends(other));
  const isSchool = (address: string) => ['teacher', 'school'].includes(roleOf(personAt(address)));
  if (engine === 'star' && !isSchool(one) && !isSchool(other)) return false;
  return sends(one) || sends(other);
}

/** A link as it is laid: its lines in their order, which way each goes, and whether this page makes the offer. */
export interface LinkPlan {
  lines: readonly LinkLine[];
  offers: boolean;
  direction(line: LinkLine): RTCRtpTransceiverDirection;
}

export function planOf(you: string, to: string, way: Way): LinkPlan {
  if (way.engine !== 'janus')
    return { lines: linesOf(way), offers: laysLink(you, to), direction: (line) => directionOf(line, you, to, way.cameras) };
  const [role, other] = [roleOf(personAt(you)), roleOf(personAt(to))];
  if (you === to) return { lines: linesSent(role, way.cameras), offers: true, direction: () => 'sendonly' };
  return { lines: linesGiven(other, role, way.cameras), offers: false, direction: () => 'recvonly' };
}

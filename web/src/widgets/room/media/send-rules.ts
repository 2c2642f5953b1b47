import { personAt, roleOf } from '@school/contract/lesson-room/people';

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

/** Which way a line of a link goes. */
export function directionOf(line: 'voice' | 'picture', you: string, to: string): 'sendrecv' | 'sendonly' | 'recvonly' {
  const may = line === 'voice' ? speaks : sends;
  if (!may(you)) return 'recvonly';
  return may(to) ? 'sendrecv' : 'sendonly';
}

/** Who looks on is linked with those who take part, never with another who looks on; where families are strangers, children with the school only. */
export function areLinked(one: string, other: string, links: 'all' | 'teacher'): boolean {
  const isSchool = (address: string) => ['teacher', 'school'].includes(roleOf(personAt(address)));
  if (links === 'teacher' && !isSchool(one) && !isSchool(other)) return false;
  return sends(one) || sends(other);
}

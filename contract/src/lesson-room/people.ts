import * as z from 'zod/mini';

/**
 * Somebody in a room, as its ops, members and links name them: the role and the id. `kid` and `teacher` take part,
 * `parent` (its family's id) and `school` (a colleague's id) look on and are shown to all.
 */
export const roomRoles = ['teacher', 'kid', 'parent', 'school'] as const;
export type RoomRole = (typeof roomRoles)[number];

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
export const Person = z.string().check(z.regex(new RegExp(`^(?:${roomRoles.join('|')}):${uuid}$`)));
export type Person = z.infer<typeof Person>;

/** A person at one of its page's visits: media and signals belong to a visit, so that a reload never meets an old link. */
export const Address = z.string().check(z.regex(new RegExp(`^(?:${roomRoles.join('|')}):${uuid}#[0-9]{1,15}$`)));
export type Address = z.infer<typeof Address>;

export const personOf = (role: RoomRole, id: string): Person => `${role}:${id}`;
export const roleOf = (person: Person): RoomRole => person.slice(0, person.indexOf(':')) as RoomRole;
export const idOf = (person: Person): string => person.slice(person.indexOf(':') + 1);
export const addressOf = (person: Person, epoch: number): string => `${person}#${epoch}`;
export const personAt = (address: string): Person => address.slice(0, address.indexOf('#'));

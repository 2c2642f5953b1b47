import { createHash } from 'node:crypto';

import { keptPhone } from '#modules/identity';

/** What has come is known by digests: they find it again and say nothing about it. */
export const digest = (...parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

export const phoneKey = (phone: string): Buffer => digest('phone', keptPhone(phone));

/** A child within its family. */
export const kidKey = (familyId: string, { name, dob }: { name: string; dob: object }): Buffer =>
  digest('child', familyId, name.toLowerCase(), JSON.stringify(dob));

import type { SentTo } from '@school/contract/calls';
import { familiesLimits } from '@school/contract/families/limits';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { animalFace, pictureOf } from '../dependencies/face.ts';

type Animal = SentTo<'POST /user/avatar/animal'>['body']['animal'];

/** Whose face it is: the parent's, or that of a kid of the family. */
type Whose = { kidUid?: string | undefined };

/** Faces of a family (docs/rules/families.md#faces): pictures drawn anew, or drawn animals. */
export function faceActions(tools: Tools) {
  const { db, families, kids, files, rateLimit, realtime } = tools;

  /** A kid of the family; the kid itself only, and only where its parent allows it. */
  async function insistMayChange(who: Principal, { kidUid }: Whose): Promise<void> {
    if (kidUid === undefined) return;
    const isOwn = who.role !== 'kid' || who.kidUid === kidUid;
    if (!isOwn || !(await kids.ofFamily(who.customerId, kidUid))) throw new Refusal('families.kid_not_found');
    if (who.role === 'kid' && !(await families.find(who.customerId))?.kidFaces) throw new Refusal('families.kid_faces_not_allowed');
  }

  /** In the caller's transaction; the picture before it is thrown away once this one is kept for good. */
  async function write(familyId: string, { kidUid }: Whose, avatar: string | null): Promise<void> {
    const before = kidUid === undefined ? await families.setAvatar(familyId, avatar) : await kids.setAvatar(familyId, kidUid, avatar);
    // Erased a moment ago.
    if (kidUid !== undefined && before === undefined) throw new Refusal('families.kid_not_found');
    const picture = pictureOf(before ?? null);
    if (picture !== undefined && picture !== avatar) db.afterCommit(() => void files.delete(picture).catch(() => undefined));
    await realtime.changed(`users/${familyId}`);
    if (kidUid !== undefined) await realtime.changed(`kids/${kidUid}`);
  }

  return {
    /** Takes an uploaded picture; refuses what is none, and more than ten an hour of a family. */
    async setPicture(who: Principal, whose: Whose, bytes: Uint8Array): Promise<void> {
      await insistMayChange(who, whose);
      await rateLimit.take(`pictures of ${who.customerId}`, { most: familiesLimits.picturesPerHour, window: { hours: 1 } });
      // Drawn before anything is locked; what in the end belongs to nobody is thrown away.
      const name = await files.addPicture('avatars', bytes);
      try {
        await db.inTransaction(() => write(who.customerId, whose, name));
      } catch (fault) {
        await files.delete(name);
        throw fault;
      }
    },
    async setAnimal(who: Principal, whose: Whose, animal: Animal): Promise<void> {
      await insistMayChange(who, whose);
      await db.inTransaction(() => write(who.customerId, whose, animal === null ? null : animalFace(animal)));
    },
    /** For managers: whatever the picture is, the kid has its first face again. */
    async takeKidPicture(familyId: string, kidUid: string): Promise<void> {
      await write(familyId, { kidUid }, null);
    },
    /** Faces of kids for whoever may see them, by id; of a picture an address that does not last. */
    async kidFaces(kidUids: readonly string[]): Promise<Map<string, string | null>> {
      return new Map((await kids.many(kidUids)).map(({ kidUid, avatar }) => [kidUid, tools.faceOfKid(avatar)]));
    },
    /** The same of all kids of families: beside `kidsOfMany` it asks nothing more. */
    async facesOfMany(familyIds: readonly string[]): Promise<Map<string, string | null>> {
      return new Map((await kids.allOfFamilies(familyIds)).map(({ kidUid, avatar }) => [kidUid, tools.faceOfKid(avatar)]));
    },
  };
}

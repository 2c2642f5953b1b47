import { rewardLimits } from '@school/contract/rewards/limits';
import type { ClubBridge } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import { familyDay } from './family-day.ts';
import { weekOf } from './lay-planks.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';

/** The bridges of the clubs of a child. To it the others are told by their first names, and nobody as missing; to a parent none of them. */
export const showBridges =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<{ bridges: ClubBridge[] }> => {
    const kid = await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'team');
    const teams = await tools.groups.teamsOf(kidUid);
    if (teams.length === 0) return { bridges: [] };
    const ids = teams.map(({ groupId }) => groupId);
    const { zone, today } = await familyDay(tools, kid);
    const monday = (await weekOf(tools, kid)).toZonedDateTime(zone).toInstant();
    const [rows, planks, people] = await Promise.all([
      tools.bridges.of(ids),
      tools.bridges.planksOf(ids, monday),
      who.role === 'kid' ? tools.families.kids(teams.flatMap(({ kidUids }) => kidUids)) : [],
    ]);
    const morning = today.toZonedDateTime(zone).toInstant();
    const names = new Map(people.map(({ kidUid: uid, name }) => [uid, name]));
    return {
      bridges: teams.map(({ groupId, courseCode, title, kidUids }) => {
        const row = rows.find((it) => it.groupId === groupId);
        const own = planks.filter((it) => it.groupId === groupId);
        return {
          groupId,
          courseCode,
          title,
          planks: row?.planks ?? 0,
          of: row?.length ?? kidUids.length * rewardLimits.planksOfChild,
          built: row?.built ?? 0,
          feast: Boolean(row?.builtAt && Temporal.Instant.compare(row.builtAt, monday) >= 0),
          mine: own.filter((it) => it.kidUid === kidUid).length,
          friends: kidUids.flatMap((uid) => {
            const name = names.get(uid);
            if (name === undefined) return [];
            return [
              {
                name,
                isMe: uid === kidUid,
                helpedToday: own.some((it) => it.kidUid === uid && Temporal.Instant.compare(it.laidAt, morning) >= 0),
              },
            ];
          }),
        };
      }),
    };
  };

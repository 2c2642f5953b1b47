import { ageOn } from '#modules/families';

import type { GroupRecord } from './groups.store.ts';
import type { JoinFacts } from './rules/enrolling.ts';
import { isOffered } from './rules/enrolling.ts';
import { takesKids } from './rules/states.ts';
import type { Tools } from './tools.ts';
import { clubsOffered } from './clubs-offered.ts';
import { waitsSince } from './waits-since.ts';

type Kid = Awaited<ReturnType<Tools['families']['kidOf']>>;

/** What the rules of enrolling ask, for any of these kids and groups. */
export type FactsFor = (kid: Kid, group: GroupRecord) => JoinFacts & { hasVisited: boolean };

/** Reads what the school knows of the kids of a family and of groups: all at once, however many groups there are. */
export const kidFacts =
  (tools: Pick<Tools, 'catalogue' | 'clock' | 'ledger' | 'clubs' | 'seats' | 'requests' | 'families' | 'school'>) =>
  async (familyId: string, kids: readonly Kid[], groups: readonly GroupRecord[]): Promise<FactsFor> => {
    const now = tools.clock.now();
    const kidUids = kids.map(({ kidUid }) => kidUid);
    const seats = (await tools.seats.ofKids(kidUids)).filter(
      ({ heldAs, until }) => heldAs !== 'offer' || (until !== null && isOffered(until, now)),
    );
    const visited = await tools.seats.visited(kidUids);
    const clashes = await tools.clubs.clashesWithClubs(
      kidUids,
      groups.map(({ groupId }) => groupId),
    );
    const [isPaid, freeUnits] = await Promise.all([tools.ledger.hasPaid(familyId, 'silver'), tools.ledger.free(familyId, 'silver')]);
    const waits = await waitsSince(tools)(familyId);
    const offered = await clubsOffered(tools);
    return ({ kidUid, birth }, { groupId, courseCode, ages, capacity, taken, state }) => {
      const own = seats.filter((seat) => seat.kidUid === kidUid);
      return {
        age: ageOn(birth, now),
        ages,
        seat: own.find((seat) => seat.groupId === groupId)?.heldAs ?? 'none',
        groups: own.filter((seat) => seat.heldAs === 'enrolment' && seat.groupId !== groupId).length,
        groupsMost: tools.school.now('groupsAKid'),
        waitsSince: waits(kidUid, courseCode),
        freePlaces: capacity - taken,
        isOpen: takesKids({ state }) && offered.has(courseCode),
        isPaid,
        freeUnits,
        busy: clashes
          .filter((clash) => clash.kidUid === kidUid && clash.groupId === groupId)
          .map(({ startsAt }) => startsAt.toString())
          .join(' '),
        hasVisited: visited.some((visit) => visit.kidUid === kidUid && visit.groupId === groupId),
      };
    };
  };

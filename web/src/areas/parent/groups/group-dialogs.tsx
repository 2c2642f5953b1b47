import { DropDialog } from './drop-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { GroupsPlace } from './use-groups.ts';
import { WaitDialog } from './wait-dialog.tsx';

/** What is being done, as the address says it; what is no longer there is not asked about. */
export function GroupDialogs({ place }: { place: GroupsPlace }) {
  const { search, groups, mine, kid, close } = place;
  const shared = { place, onClose: close };
  const joined = groups.find(({ groupId }) => groupId === search.join);
  if (joined && kid) return <JoinDialog {...shared} group={joined} kid={kid} />;
  const enrolment = mine.enrolments.find(({ enrolmentId }) => enrolmentId === search.leave);
  if (enrolment) return <LeaveDialog {...shared} left={{ ...enrolment, isVisit: false }} />;
  const visit = mine.visits.find(({ visitId }) => visitId === search.leave);
  if (visit) return <LeaveDialog {...shared} left={{ ...visit, isVisit: true }} />;
  const request = mine.waiting.find(({ requestId }) => requestId === search.drop);
  if (request) return <DropDialog {...shared} request={request} />;
  const wanted = groups.find(({ groupId }) => groupId === search.wait);
  if (kid && (wanted || search.wait === 'any')) return <WaitDialog {...shared} group={wanted} kid={kid} />;
  return null;
}

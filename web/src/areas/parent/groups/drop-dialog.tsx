import type { WaitingRequest } from '@school/contract/groups/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { KidLine } from './kid-line.tsx';
import { afterGroups, type GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

/** Leaving the waiting list, or letting an offered place go: neither can be taken back, so it is said first. */
export function DropDialog({ request, place, onClose }: { request: WaitingRequest; place: GroupsPlace; onClose(): void }) {
  const t = useTexts('groups').dropping;
  const names = useTexts('names');
  const words = useGroupWords(place.zone);
  const decline = useCall('POST /groups/waiting/:requestId/decline', { changes: afterGroups });
  const withdraw = useCall('POST /groups/waiting/:requestId/withdraw', { changes: afterGroups });
  const { requestId, offer, group, courseCode } = request;
  const known = offer?.group ?? group;
  const title = known ? words.title(known) : names.courses[courseCode];
  const confirm = () =>
    (offer ? decline : withdraw)
      .mutateAsync({ params: { requestId } })
      .then(() => {
        raiseNotice({ tone: 'good', text: offer ? t.declined : t.withdrawn });
        onClose();
      })
      .catch(() => undefined);
  return (
    <Sheet
      title={offer ? t.declineTitle(title) : t.withdrawTitle(title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {offer ? t.think : t.keep}
          </Button>
          <Button kind="danger" busy={decline.isPending || withdraw.isPending} onPress={() => void confirm()}>
            {offer ? t.decline : t.withdraw}
          </Button>
        </>
      }
    >
      <KidLine kid={place.user.kids.find(({ kidUid }) => kidUid === request.kidUid)} />
      <p>{offer ? (group ? t.declineAbout : t.declineAny) : t.withdrawAbout}</p>
    </Sheet>
  );
}

import type { Enrolment, GroupVisit } from '@school/contract/groups/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { KidLine } from './kid-line.tsx';
import { afterGroups, type GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

type Left = (Enrolment & { isVisit: false }) | (GroupVisit & { isVisit: true });

/** Leaving a group: what returns to the balance, which near lessons stay, and who gets the place. */
export function LeaveDialog({ left, place, onClose }: { left: Left; place: GroupsPlace; onClose(): void }) {
  const t = useTexts('groups').leaving;
  const words = useGroupWords(place.zone);
  const leave = useCall('POST /groups/:groupId/leave', { changes: afterGroups });
  const { group, kidUid } = left;
  const confirm = () =>
    leave
      .mutateAsync({ params: { groupId: group.groupId }, body: { kidUid } })
      .then(({ returned }) => {
        raiseNotice({ tone: 'good', text: returned > 0 ? t.doneReturned(returned) : t.done });
        onClose();
      })
      .catch(() => undefined);
  return (
    <Sheet
      title={left.isVisit ? t.titleVisit(words.title(group)) : t.title(words.title(group))}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t.stay}
          </Button>
          <Button kind="danger" busy={leave.isPending} onPress={() => void confirm()}>
            {left.isVisit ? t.confirmVisit : t.confirm}
          </Button>
        </>
      }
    >
      <KidLine kid={place.user.kids.find((kid) => kid.kidUid === kidUid)} />
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {!left.isVisit && <li>{left.leaving.returned > 0 ? t.returned(left.leaving.returned) : t.nothingReturns}</li>}
        {left.isVisit && <li>{t.visitReturns}</li>}
        {!left.isVisit && left.leaving.stays.map((timestamp) => <li key={timestamp}>{t.stays(words.within(timestamp))}</li>)}
        <li>{t.placeGoes}</li>
      </ul>
    </Sheet>
  );
}

import type { WaitingRequest } from '@school/contract/groups/shapes';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { Arranging } from '../adult-may.tsx';
import { CardsPart } from './cards-part.tsx';
import { KidLine } from './kid-line.tsx';
import type { GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

/** Where the kids of the family wait for a place, and their place in line. */
export function WaitingList({ place }: { place: GroupsPlace }) {
  const t = useTexts('groups').waiting;
  const { waitingOfferHours } = useSchool();
  const waiting = place.mine.waiting.filter(({ offer }) => offer === null);
  if (waiting.length === 0) return null;
  return (
    <CardsPart
      id="waiting-list"
      title={t.title}
      cards={waiting.map((it) => ({ id: it.requestId, card: <RequestCard request={it} place={place} /> }))}
    >
      <p className="max-w-prose text-sm text-mute">{t.about(waitingOfferHours)}</p>
    </CardsPart>
  );
}

function RequestCard({ request, place }: { request: WaitingRequest; place: GroupsPlace }) {
  const t = useTexts('groups').waiting;
  const names = useTexts('names');
  const words = useGroupWords(place.zone);
  const kid = place.user.kids.find(({ kidUid }) => kidUid === request.kidUid);
  const { requestId, group, courseCode, weekday, dayPart, wishes } = request;
  const title = group ? words.title(group) : names.courses[courseCode];
  const day = weekday === null ? t.anyDay : words.weekday(weekday);
  const part = dayPart === null ? t.anyTime : t.parts[dayPart];
  return (
    <Card label={`${title}, ${kid?.firstName ?? ''}`} className="flex flex-col gap-3">
      <KidLine kid={kid} />
      <h3 className="text-xl">{title}</h3>
      <p className="figures text-lg font-bold">{t.place(request.place)}</p>
      {!group && <p className="text-mute">{`${t.anyGroup} · ${day} · ${part}`}</p>}
      {wishes !== '' && (
        <p className="text-mute">
          <q>{wishes}</q>
        </p>
      )}
      <div className="mt-auto pt-1">
        <Arranging>
          <Button kind="quiet" onPress={() => place.go({ drop: requestId })} label={`${t.withdraw}: ${title}, ${kid?.firstName ?? ''}`}>
            {t.withdraw}
          </Button>
        </Arranging>
      </div>
    </Card>
  );
}

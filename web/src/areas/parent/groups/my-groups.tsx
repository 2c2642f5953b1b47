import type { Enrolment, GroupVisit } from '@school/contract/groups/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { Arranging, Paying } from '../adult-may.tsx';
import { CardsPart } from './cards-part.tsx';
import { KidLine } from './kid-line.tsx';
import type { GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

/** The groups the kids of the family are in, and trial lessons to come. */
export function MyGroups({ place }: { place: GroupsPlace }) {
  const t = useTexts('groups');
  const { enrolments, visits } = place.mine;
  if (enrolments.length + visits.length === 0) return null;
  return (
    <CardsPart
      id="my-groups"
      title={t.mine}
      cards={[
        ...enrolments.map((it) => ({ id: it.enrolmentId, card: <EnrolmentCard enrolment={it} place={place} /> })),
        ...visits.map((it) => ({ id: it.visitId, card: <VisitCard visit={it} place={place} /> })),
      ]}
    />
  );
}

function EnrolmentCard({ enrolment, place }: { enrolment: Enrolment; place: GroupsPlace }) {
  const t = useTexts('groups');
  const words = useGroupWords(place.zone);
  const { group, next, enrolmentId, kidUid, state } = enrolment;
  const title = words.title(group);
  const kid = place.user.kids.find((it) => it.kidUid === kidUid);
  const isUnpaid = state === 'waitPositiveBalanceAfterGroup' || next?.funded === false;
  return (
    <Card label={`${title}, ${kid?.firstName ?? ''}`} className="flex flex-col gap-3">
      <KidLine kid={kid} />
      <h3 className="text-xl">{title}</h3>
      <NextLesson timestamp={next?.timestamp} zone={place.zone} />
      <p className="text-mute">{t.teacher(group.teacher.name)}</p>
      {isUnpaid && <p className="rounded-md bg-warn-soft p-3 text-warn">{next ? t.nextUnpaid(next.releaseHours) : t.allUnpaid}</p>}
      <div className="mt-auto flex flex-wrap gap-3 pt-1">
        {isUnpaid && (
          <Paying>
            <LinkButton to="/payment/products" search={{ kind: 'group' }} aria-label={`${t.pay}: ${title}`}>
              {t.pay}
            </LinkButton>
          </Paying>
        )}
        {next && (
          <LinkButton to="/schedule" search={{ event: next.eventId }} aria-label={`${t.toLesson}: ${title}, ${kid?.firstName ?? ''}`}>
            {t.toLesson}
          </LinkButton>
        )}
        <Arranging>
          {' '}
          <Button kind="quiet" onPress={() => place.go({ leave: enrolmentId })} label={`${t.leave}: ${title}, ${kid?.firstName ?? ''}`}>
            {t.leave}
          </Button>
        </Arranging>
      </div>
    </Card>
  );
}

function VisitCard({ visit, place }: { visit: GroupVisit; place: GroupsPlace }) {
  const t = useTexts('groups');
  const words = useGroupWords(place.zone);
  const { group, kidUid, timestamp, eventId, visitId } = visit;
  const title = words.title(group);
  const kid = place.user.kids.find((it) => it.kidUid === kidUid);
  return (
    <Card label={`${title}, ${kid?.firstName ?? ''}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <KidLine kid={kid} />
        <Badge tone="trial">{t.trial}</Badge>
      </div>
      <h3 className="text-xl">{title}</h3>
      <NextLesson timestamp={timestamp} zone={place.zone} />
      <p className="text-mute">{t.trialAbout}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-1">
        <Arranging>
          {' '}
          <Button onPress={() => place.go({ join: group.groupId, kid: kidUid })} label={`${t.join}: ${title}, ${kid?.firstName ?? ''}`}>
            {t.join}
          </Button>
        </Arranging>
        <LinkButton to="/schedule" search={{ event: eventId }} aria-label={`${t.toLesson}: ${title}, ${kid?.firstName ?? ''}`}>
          {t.toLesson}
        </LinkButton>
        <Arranging>
          {' '}
          <Button kind="quiet" onPress={() => place.go({ leave: visitId })} label={`${t.leaveTrial}: ${title}, ${kid?.firstName ?? ''}`}>
            {t.leaveTrial}
          </Button>
        </Arranging>
      </div>
    </Card>
  );
}

function NextLesson({ timestamp, zone }: { timestamp: string | undefined; zone: string }) {
  const t = useTexts('groups');
  const words = useGroupWords(zone);
  if (timestamp === undefined) return <p className="text-mute">{t.noNext}</p>;
  const schoolTime = words.schoolTime(timestamp);
  return (
    <dl className="flex flex-col gap-1">
      <dt className="text-sm text-mute">{t.next}</dt>
      <dd className="figures text-lg font-bold">
        <time dateTime={timestamp}>{words.moment(timestamp)}</time>
        {schoolTime !== undefined && <span className="text-sm font-normal text-mute"> · {schoolTime}</span>}
      </dd>
    </dl>
  );
}

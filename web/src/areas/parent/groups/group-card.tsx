import type { Kid, User } from '@school/contract/families/shapes';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Icon, Check, Clock } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { Arranging } from '../adult-may.tsx';
import { type Choice, type Offer, offerOf } from './group-choice.ts';
import { useGroupWords } from './use-group-words.ts';
import { PaymentLink } from './payment-link.tsx';

interface GroupCardProps extends Choice {
  kid: Kid | undefined;
  user: Pick<User, 'processes'>;
  zone: string;
  /** A place in it is kept for the kid now. */
  isKept: boolean;
  onJoin(): void;
  onWait(): void;
}

/** A group: what, when in the family's zone, with whom, how many places are free, and what the chosen kid may do. */
export function GroupCard({ group, choice, kid, user, zone, isKept, onJoin, onWait }: GroupCardProps) {
  const t = useTexts('groups');
  const names = useTexts('names');
  const words = useGroupWords(zone);
  const title = words.title(group);
  const schoolTime = words.schoolTime(group.timestamp);
  const isFull = group.freePlaces === 0;
  const named = `${title}, ${kid?.firstName ?? ''}`;
  return (
    <Card label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone="group">{names.courses[group.courseCode]}</Badge>
        <Badge>{t.ages(group.ages.from, group.ages.to)}</Badge>
        {group.level !== '' && <Badge>{words.level(group.level)}</Badge>}
      </div>
      <h3 className="text-xl">{title}</h3>
      <dl className="flex flex-col gap-1">
        <dt className="text-sm text-mute">{t.next}</dt>
        <dd className="figures text-lg font-bold">
          <time dateTime={group.timestamp}>{words.moment(group.timestamp)}</time>
          {schoolTime !== undefined && <span className="text-sm font-normal text-mute"> · {schoolTime}</span>}
        </dd>
      </dl>
      <p className="text-mute">
        {t.teacher(group.teacher.name)} · {t.minutes(group.minutes)}
      </p>
      <p className={`figures font-bold ${isFull && !isKept ? 'text-mute' : 'text-good'}`}>
        {isKept ? t.kept : isFull ? t.full : `${t.free(group.freePlaces)} ${t.of(group.capacity)}`}
      </p>
      {choice && (
        <Arranging>
          <div className="mt-auto flex flex-col items-start gap-2 pt-1">
            <WhatToDo offer={offerOf(choice)} named={named} user={user} zone={zone} onJoin={onJoin} onWait={onWait} />
          </div>
        </Arranging>
      )}
    </Card>
  );
}

interface WhatToDoProps {
  offer: Offer;
  /** The group and the kid, for those who only hear the button. */
  named: string;
  user: Pick<User, 'processes'>;
  zone: string;
  onJoin(): void;
  onWait(): void;
}

function WhatToDo({ offer, named, user, zone, onJoin, onWait }: WhatToDoProps) {
  const t = useTexts('groups');
  const say = useRefusals();
  const words = useGroupWords(zone);
  switch (offer.what) {
    case 'join':
      return (
        <Button onPress={onJoin} label={`${t.join}: ${named}`}>
          {t.join}
        </Button>
      );
    case 'wait':
      return (
        <>
          {offer.line > 0 && <p className="figures text-sm text-mute">{t.line(offer.line)}</p>}
          <Button onPress={onWait} label={`${t.wait}: ${named}`}>
            {t.wait}
          </Button>
        </>
      );
    case 'inside':
      return (
        <p className="inline-flex items-center gap-2 font-bold text-good">
          <Icon of={Check} /> {t.inside}
        </p>
      );
    case 'waiting':
      return (
        <p className="inline-flex items-center gap-2 font-bold">
          <Icon of={Clock} /> {t.isWaiting}
        </p>
      );
    default: {
      const dates = typeof offer.facts['dates'] === 'string' ? offer.facts['dates'].split(' ') : [];
      const when = dates.length > 0 ? `: ${dates.slice(0, 3).map(words.day).join(', ')}${dates.length > 3 ? '…' : ''}` : '';
      return (
        <>
          <p className="text-sm text-mute">{`${say(offer.why, offer.facts)}${when}`}</p>
          {offer.next === 'pay' && <PaymentLink user={user} named={named} />}
          {offer.next === 'schedule' && (
            <LinkButton to="/schedule" aria-label={`${t.toSchedule}: ${named}`}>
              {t.toSchedule}
            </LinkButton>
          )}
        </>
      );
    }
  }
}

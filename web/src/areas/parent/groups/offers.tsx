import type { WaitingRequest } from '@school/contract/groups/shapes';

import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { Arranging } from '../adult-may.tsx';
import { CardsPart } from './cards-part.tsx';
import { KidLine } from './kid-line.tsx';
import { afterGroups, type GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';
import { PaymentLink } from './payment-link.tsx';

/** Places that are kept for kids of the family now, with the time that is left for an answer. */
export function Offers({ place }: { place: GroupsPlace }) {
  const t = useTexts('groups').offer;
  const offered = place.mine.waiting.filter(({ offer }) => offer !== null);
  if (offered.length === 0) return null;
  return (
    <CardsPart
      id="offers"
      title={t.title}
      cards={offered.map((it) => ({ id: it.requestId, card: <OfferCard request={it} place={place} /> }))}
    />
  );
}

const missing: Readonly<Record<string, 'pay' | 'schedule'>> = {
  'groups.needs_paid_balance': 'pay',
  'ledger.not_enough_units': 'pay',
  'scheduling.kid_busy': 'schedule',
};

function OfferCard({ request, place }: { request: WaitingRequest; place: GroupsPlace }) {
  const texts = useTexts('groups');
  const t = texts.offer;
  const words = useGroupWords(place.zone);
  const say = useRefusals();
  const accept = useCall('POST /groups/waiting/:requestId/accept', { changes: afterGroups });
  const { offer, requestId, kidUid } = request;
  if (!offer) return null;
  const kid = place.user.kids.find((it) => it.kidUid === kidUid);
  const title = words.title(offer.group);
  const named = `${title}, ${kid?.firstName ?? ''}`;
  const may = offer.accept;
  const schoolTime = offer.timestamp === null ? undefined : words.schoolTime(offer.timestamp);
  const take = () =>
    accept
      .mutateAsync({ params: { requestId } })
      .then(() => raiseNotice({ tone: 'good', text: t.taken(title) }))
      .catch((cause: unknown) => {
        // Whatever is missing or over now, the page shows what stands.
        if (cause instanceof SchoolRefusal) void changed('GET /groups/mine', 'GET /groups');
      });
  return (
    <section aria-label={named} className="flex flex-col gap-3 rounded-lg border-2 border-brand bg-card p-5">
      <KidLine kid={kid} />
      <h3 className="text-xl">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>{t.kept}</span>
        <Countdown until={offer.until} label={t.left} onOver={() => void changed('GET /groups/mine', 'GET /groups')} />
        <span className="figures text-sm text-mute">{t.until(words.within(offer.until))}</span>
      </p>
      {offer.timestamp !== null && (
        <p className="figures text-mute">
          {texts.next}: <time dateTime={offer.timestamp}>{words.within(offer.timestamp)}</time>
          {schoolTime !== undefined && ` · ${schoolTime}`}
        </p>
      )}
      <Arranging>
        <div className="mt-auto flex flex-wrap items-start gap-3 pt-1">
          <Button
            kind="primary"
            busy={accept.isPending}
            disabled={!may.allowed}
            hint={may.allowed ? undefined : say(may.why, may.facts)}
            onPress={() => void take()}
            label={`${t.accept}: ${named}`}
          >
            {t.accept}
          </Button>
          {!may.allowed && missing[may.why] === 'pay' && <PaymentLink user={place.user} named={named} kind="primary" />}
          {!may.allowed && missing[may.why] === 'schedule' && (
            <LinkButton to="/schedule" aria-label={`${texts.toSchedule}: ${named}`}>
              {texts.toSchedule}
            </LinkButton>
          )}
          <Button kind="quiet" onPress={() => place.go({ drop: requestId })} label={`${t.decline}: ${named}`}>
            {t.decline}
          </Button>
        </div>
      </Arranging>
    </section>
  );
}

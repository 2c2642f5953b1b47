import type { Kid } from '@school/contract/families/shapes';
import type { Group } from '@school/contract/groups/shapes';
import { useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { JoiningCost } from './joining-cost.tsx';
import { KidLine } from './kid-line.tsx';
import { afterGroups, type GroupsPlace, useTerms } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';
import { Paying } from '../adult-may.tsx';

interface JoinDialogProps {
  place: GroupsPlace;
  group: Group;
  kid: Kid;
  onClose(): void;
}

/** Joining a group, or one trial lesson of it: what it comes to, before the one button that does it. */
export function JoinDialog({ place, group, kid, onClose }: JoinDialogProps) {
  const texts = useTexts('groups');
  const t = texts.joining;
  const words = useGroupWords(place.zone);
  const say = useRefusals();
  const { groupId } = group;
  const { kidUid } = kid;
  const { data: terms } = useTerms(groupId, kidUid);
  const join = useCall('POST /groups/:groupId/join', { changes: afterGroups });
  const visit = useCall('POST /groups/:groupId/visit', { changes: afterGroups });
  const [how, setHow] = useState('weekly');
  const [day, setDay] = useState<string>();
  const trials = terms?.visit.allowed ? terms.visits : [];
  const trial = how === 'trial' ? (day ?? trials[0]) : undefined;
  const isTrial = trial !== undefined;
  const may = terms && (isTrial ? terms.visit : terms.join);
  const needsPay =
    may?.allowed === false && ['groups.needs_paid_balance', 'groups.trial_needs_package', 'ledger.not_enough_units'].includes(may.why);

  const confirm = () => {
    const done = trial
      ? visit.mutateAsync({ params: { groupId }, body: { kidUid, timestamp: trial } })
      : join.mutateAsync({ params: { groupId }, body: { kidUid } });
    return done
      .then(() => {
        raiseNotice({ tone: 'good', text: isTrial ? t.visitDone : t.done(words.title(group)) });
        onClose();
      })
      .catch((cause: unknown) => {
        if (cause instanceof SchoolRefusal) void changed('GET /groups/mine', 'GET /groups', 'GET /groups/:groupId/terms/:kidUid');
      });
  };

  return (
    <Sheet
      title={t.title(words.title(group))}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t.notNow}
          </Button>
          {needsPay && (
            <Paying>
              <LinkButton to="/payment/products" search={{ kind: 'group' }} kind="primary">
                {texts.pay}
              </LinkButton>
            </Paying>
          )}
          {!needsPay && (
            <Button
              kind="primary"
              busy={join.isPending || visit.isPending}
              disabled={!may?.allowed}
              hint={may && !may.allowed ? say(may.why, may.facts) : undefined}
              onPress={() => void confirm()}
            >
              {isTrial ? t.confirmVisit : t.confirm}
            </Button>
          )}
        </>
      }
    >
      <KidLine kid={kid} />
      {terms ? (
        <>
          {trials.length > 0 && (
            <RadioChips
              label={t.how}
              name="how"
              required
              value={how}
              onChange={setHow}
              chips={[
                { value: 'weekly', label: t.everyWeek },
                { value: 'trial', label: t.onceToTry },
              ]}
            />
          )}
          {isTrial && trials.length > 1 && (
            <RadioChips
              label={t.trialDay}
              name="day"
              layout="row"
              required
              value={trial}
              onChange={setDay}
              chips={trials.map((timestamp) => ({ value: timestamp, label: words.day(timestamp) }))}
            />
          )}
          <JoiningCost terms={terms} trial={trial} place={place} />
          {needsPay && may && !may.allowed && <p className="rounded-md bg-warn-soft p-4 text-warn">{say(may.why, may.facts)}</p>}
        </>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Sheet>
  );
}

import { rewardLimits, rewardParts } from '@school/contract/rewards/limits';
import type { RewardPart, Rewards } from '@school/contract/rewards/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { useMayArrange } from '#api/adult.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { ChevronLeft, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Segments } from '#kit/segments.tsx';
import { Arranging } from '../adult-may.tsx';

const rewardsQuery = (kidUid: string) => queryOf('GET /kids/:kidUid/rewards', { params: { kidUid } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** How many fireflies a parent may choose. */
const { least, most } = rewardLimits.fireflies;
const counts = Array.from({ length: most - least + 1 }, (_, at) => String(least + at));

/** How many minutes of free play. */
const { freePlay } = rewardLimits;
const minuteChoices = Array.from({ length: freePlay.most / freePlay.least }, (_, at) => String((at + 1) * freePlay.least));

/** What a child did today, and what its world has: a parent chooses, and each part may be switched off. */
export function Page() {
  const { kidUid } = useParams({ from: '/settings/edit-children/$kidUid' });
  const t = useTexts('childWorld');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: rewards } = useSuspenseQuery(rewardsQuery(kidUid));
  const name = user.kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? '';
  const mayChange = useSession()?.role === 'parent';
  const may = useMayArrange() && mayChange;
  const change = useCall('PATCH /kids/:kidUid/rewards', { changes: ['GET /kids/:kidUid/rewards'] });
  const settings = { ...rewards.settings, ...(change.isPending ? change.variables.body : {}) };
  const off: readonly RewardPart[] = settings.off ?? [];
  const keep = (body: { fireflies?: number; freePlayMinutes?: number; off?: RewardPart[] }) => change.mutate({ params: { kidUid }, body });
  return (
    <PageLayout
      title={t.title(name)}
      width="text"
      above={
        <LinkButton to="/settings/edit-children" kind="quiet" size="small" className="-ml-4">
          <Icon of={ChevronLeft} size={20} />
          {t.back}
        </LinkButton>
      }
    >
      <Today rewards={rewards} />
      <Together kidUid={kidUid} off={off} />
      <p>{t.about}</p>
      {mayChange && <Arranging says />}
      <Card label={t.parts.goal} className="flex flex-col gap-4">
        <PartSwitch part="goal" off={off} disabled={!may} onKeep={keep} />
        {!off.includes('goal') && may && (
          <Segments
            label={t.fireflies}
            name="fireflies"
            parts={counts.map((value) => ({ value, label: t.firefliesOf(Number(value)) }))}
            value={String(settings.fireflies)}
            onChange={(value) => keep({ fireflies: Number(value) })}
          />
        )}
      </Card>
      <Card label={t.others} className="flex flex-col gap-4">
        {rewardParts
          .filter((part) => part !== 'goal' && part !== 'freePlay')
          .map((part) => (
            <PartSwitch key={part} part={part} off={off} disabled={!may} onKeep={keep} />
          ))}
      </Card>
      <Card label={t.parts.freePlay} className="flex flex-col gap-4">
        <PartSwitch part="freePlay" off={off} disabled={!may} onKeep={keep} />
        {!off.includes('freePlay') && may && (
          <Segments
            label={t.freePlayMinutes}
            name="freePlayMinutes"
            parts={minuteChoices.map((value) => ({ value, label: t.minutesOf(Number(value)) }))}
            value={String(settings.freePlayMinutes)}
            onChange={(value) => keep({ freePlayMinutes: Number(value) })}
          />
        )}
      </Card>
      <p className="text-mute">{t.kept}</p>
    </PageLayout>
  );
}

interface PartSwitchProps {
  part: RewardPart;
  off: readonly RewardPart[];
  disabled: boolean;
  onKeep(body: { off: RewardPart[] }): void;
}

function PartSwitch({ part, off, disabled, onKeep }: PartSwitchProps) {
  const t = useTexts('childWorld');
  return (
    <Switch
      checked={!off.includes(part)}
      note={t.notes[part]}
      disabled={disabled}
      onChange={(on) => onKeep({ off: on ? off.filter((one) => one !== part) : [...off, part] })}
    >
      {t.parts[part]}
    </Switch>
  );
}

/** What was done today, by the school's own count. */
function Today({ rewards: { today, goal, freePlay: played } }: { rewards: Rewards }) {
  const t = useTexts('childWorld');
  return (
    <Card label={t.today} className="flex flex-col gap-1">
      <h2 className="text-lg">{t.today}</h2>
      <p>{today.minutes === 0 && today.finished === 0 ? t.nothingYet : t.played(today.minutes, today.finished)}</p>
      {goal && <p className="text-mute">{t.caught(goal.fireflies, goal.of)}</p>}
      {played && played.played > 0 && <p className="text-mute">{t.freelyPlayed(Math.ceil(played.played / 60), played.minutes)}</p>}
    </Card>
  );
}

/** Badges that the child has, and the bridges of its clubs, as far as they are switched on. */
function Together({ kidUid, off }: { kidUid: string; off: readonly RewardPart[] }) {
  const t = useTexts('childWorld');
  const tongue = tongueOf(useLocale());
  const params = { kidUid };
  const { data: earned } = useQuery({ ...quietly(queryOf('GET /kids/:kidUid/badges', { params })), enabled: !off.includes('badges') });
  const { data: clubs } = useQuery({ ...quietly(queryOf('GET /kids/:kidUid/bridges', { params })), enabled: !off.includes('team') });
  const badges = off.includes('badges') ? [] : (earned?.badges ?? []);
  const bridges = off.includes('team') ? [] : (clubs?.bridges ?? []);
  if (badges.length === 0 && bridges.length === 0) return null;
  return (
    <Card label={t.together} className="flex flex-col gap-1">
      <h2 className="text-lg">{t.together}</h2>
      {badges.length > 0 && <p>{t.badgesOf(badges.filter(({ earnedAt }) => earnedAt !== null).length, badges.length)}</p>}
      {bridges.map(({ groupId, title, planks, of, built, mine }) => (
        <p key={groupId} className="text-mute">
          {t.bridgeOf(title[tongue], planks, of, built)} {t.planksOf(mine, rewardLimits.planksOfChild)}
        </p>
      ))}
    </Card>
  );
}

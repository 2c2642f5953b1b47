import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

export type Plan = AnswerOf<'POST /events/:eventId/transfer/preview'>;

interface MoveRequest {
  eventId: string;
  scope: 'one' | 'following' | 'all';
  timestamp: string;
  teacherId: string | undefined;
}

/** What moving a whole weekly time would meet, asked before anything is changed. A single lesson needs no plan. */
export function useTransferPlan(request: MoveRequest | undefined): Plan | undefined {
  const { data } = useQuery<Plan>({
    queryKey: ['POST /events/:eventId/transfer/preview', request],
    queryFn: () => {
      const { eventId = '', scope = 'one', timestamp = '', teacherId } = request ?? {};
      const body = { scope, timestamp, ...(teacherId !== undefined && { teacherId }) };
      return api('POST /events/:eventId/transfer/preview', { params: { eventId }, body });
    },
    enabled: request !== undefined,
    staleTime: 5_000,
  });
  return data;
}

/** How many lessons go to the new time; or every date that stands in the way, and why. */
export function TransferPlan({ plan, zone }: { plan: Plan | undefined; zone: string }) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const say = useRefusals();
  if (!plan) return <p className="text-mute">{t.asks}</p>;
  if (plan.may.allowed) return <p className="font-bold">{t.moves(plan.moved.length)}</p>;
  if (plan.conflicts.length === 0) return <p className="text-warn">{say(plan.may.why, plan.may.facts)}</p>;
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-warn-soft p-4">
      <h3 className="flex items-center gap-2 text-base text-warn">
        <Icon of={TriangleAlert} />
        {t.conflicts}
      </h3>
      <ul className="figures flex flex-col gap-1">
        {plan.conflicts.map(({ timestamp, verdict }) => (
          <li key={timestamp}>
            <strong>{at(locale, timestamp, 'dayTime', zone)}</strong>
            {!verdict.allowed && `: ${say(verdict.why, verdict.facts)}`}
          </li>
        ))}
      </ul>
      <p>{t.conflictsAbout}</p>
    </div>
  );
}

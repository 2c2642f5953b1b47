import type { Balance } from '@school/contract/ledger/shapes';
import type { Process } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Icon, Wallet } from '#kit/icon.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';

import { kindsUsed } from '../payment/kinds-used.ts';

interface BalanceProps {
  balance: Balance;
  processes: readonly Process[];
}

/** How many lessons are left, of each kind that the family has or lives on, and what to do when they run out. */
export function BalanceCard({ balance: { bundleGold: gold, bundleSilver: silver, subscription, setAside }, processes }: BalanceProps) {
  const t = useTexts('home').balance;
  const groupLessons = silver.silverCurrent + subscription.silverCurrent;
  const used = kindsUsed(processes);
  const showsGroup = used.silver || groupLessons > 0;
  const showsIndividual = used.gold || gold.goldCurrent > 0 || setAside.gold > 0 || !showsGroup;
  const isLow = (showsIndividual && gold.status !== 'ok') || (used.silver && groupLessons === 0);
  return (
    <Card className="flex flex-col gap-3">
      <header className="flex items-center gap-3">
        <span className="tile">
          <Icon of={Wallet} />
        </span>
        <h2 className="text-lg">{t.title}</h2>
      </header>
      {showsIndividual && (
        <Line to="/schedule" name={t.gold} count={gold.goldCurrent} free={gold.goldFree} aside={setAside.gold} status={gold.status} />
      )}
      {(showsGroup || setAside.silver > 0) && (
        <Line
          to="/groups"
          name={t.silver}
          count={groupLessons}
          free={silver.silverFree + subscription.silverCurrent}
          aside={setAside.silver}
          status={silver.status}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to="/payment/products" kind={isLow ? 'primary' : 'secondary'}>
          {t.topUp}
        </LinkButton>
        <LoneLink to="/payment/history">{t.history}</LoneLink>
      </div>
    </Card>
  );
}

interface LineProps {
  /** Where free lessons are put to use. */
  to: '/schedule' | '/groups';
  name: string;
  count: number;
  free: number;
  /** Waits for a refund to be decided. */
  aside: number;
  status: Balance['bundleGold']['status'];
}

function Line({ to, name, count, free, aside, status }: LineProps) {
  const t = useTexts('home').balance;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="flex flex-col">
        {name}
        {free > 0 && (
          <LoneLink to={to} className="text-sm">
            {t.free(free)}
          </LoneLink>
        )}
        {aside > 0 && (
          <LoneLink to="/payment/refund" className="text-sm">
            {t.aside(aside)}
          </LoneLink>
        )}
      </span>
      <span className="flex items-center gap-3">
        {status !== 'ok' && <Badge tone={status === 'ended' ? 'bad' : 'warn'}>{t[status]}</Badge>}
        <strong className="figures text-lg">{t.lessons(count)}</strong>
      </span>
    </div>
  );
}

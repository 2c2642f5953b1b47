import type { BankTried } from '@school/contract/back-office/opening-shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';

const tones: Record<BankTried['stage'], Tone> = { untried: 'plain', begun: 'plain', paid: 'warn', returned: 'good', stopped: 'bad' };

/** Is something on its way that the page should show when it comes? */
export const isUnderWay = ({ stage }: BankTried): boolean => stage === 'begun' || stage === 'paid';

/** Each bank as far as it was tried, and the payment that tries it. */
export function BankList({ banks, isOwner }: { banks: readonly BankTried[]; isOwner: boolean }) {
  const { banks: t } = useTexts('schoolOpening');
  if (banks.length === 0) return null;
  return (
    <>
      {isOwner && <p>{t.about}</p>}
      <ul className="flex flex-col gap-3">
        {banks.map((bank) => (
          <Bank key={bank.provider} of={bank} isOwner={isOwner} />
        ))}
      </ul>
    </>
  );
}

function Bank({ of: { provider, price, stage, hasTold, webhookUrl }, isOwner }: { of: BankTried; isOwner: boolean }) {
  const { banks: t } = useTexts('schoolOpening');
  const locale = useLocale();
  const start = useCall('POST /manager/school/banks/:provider/proof');
  const names: Readonly<Record<string, string>> = t.names;
  const name = names[provider] ?? provider;
  const hasMoney = stage !== 'untried' && stage !== 'begun';
  const pay = () =>
    start.mutate({ params: { provider }, body: {} }, { onSuccess: ({ checkoutUrl }) => void window.location.assign(checkoutUrl) });
  return (
    <li className="flex flex-col items-start gap-2 rounded-sm bg-sunk p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold">{name}</h3>
        <Badge tone={tones[stage]}>{t.stages[stage]}</Badge>
      </div>
      {stage === 'stopped' && <p className="text-bad">{t.seeCases}</p>}
      {hasMoney && hasTold ? (
        <p>{t.told}</p>
      ) : (
        <p>
          {hasMoney ? t.silent : t.address} <span className="break-all select-all">{webhookUrl}</span>
        </p>
      )}
      {price === null && <p>{t.noCurrency}</p>}
      {price !== null && isOwner && (
        <Button size="small" busy={start.isPending} label={t.tryOf(money(locale, price), name)} onPress={pay}>
          {t.try(money(locale, price))}
        </Button>
      )}
    </li>
  );
}

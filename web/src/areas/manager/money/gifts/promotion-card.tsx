import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { FigureList } from '#kit/figure-list.tsx';

import { TermsHistory } from './terms-history.tsx';
import { currentOf, useTermsWords } from './use-terms-words.ts';

interface PromotionCardProps {
  promotion: Promotion;
  onChange(): void;
  onCallOff(terms: DatedTerms): void;
}

/** A gift: what it gives now, what is planned, what came of it, and its story. */
export function PromotionCard({ promotion: it, onChange, onCallOff }: PromotionCardProps) {
  const t = useTexts('managerGifts');
  const words = useTermsWords();
  const current = currentOf(it);
  const name = t.names[it.promotion];
  return (
    <Card label={name} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        {current.isOn ? <Badge tone="good">{t.on}</Badge> : <Badge>{t.off}</Badge>}
      </div>
      <p className="text-xl font-extrabold figures">{words.terms(current)}</p>
      {words.planned(it).map((line) => (
        <p key={line} className="figures font-bold">
          {line}
        </p>
      ))}
      <p className="text-sm text-mute">{t.whatFor[it.promotion]}</p>
      <Figures promotion={it} />
      <div className="flex flex-wrap gap-3">
        <Button label={t.changeAbout(name)} onPress={onChange}>
          {t.change}
        </Button>
      </div>
      <TermsHistory terms={it.terms} onCallOff={onCallOff} />
    </Card>
  );
}

function Figures({ promotion: { promotion, figures } }: { promotion: Promotion }) {
  const t = useTexts('managerGifts');
  const facts: Array<[string, number]> = [
    [t.given, figures.given],
    [t.given30, figures.lessons],
  ];
  // A survey is thanked for at once: nothing is offered before.
  if (promotion !== 'survey') facts.unshift([promotion === 'referral' ? t.came : t.offered, figures.offered], [t.open, figures.open]);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t.figures}</h3>
      <FigureList figures={facts} />
    </div>
  );
}

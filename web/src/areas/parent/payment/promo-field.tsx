import type { Product } from '@school/contract/catalogue/shapes';
import { useState } from 'react';

import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, X } from '#kit/icon.tsx';
import { TextField } from '#kit/text-field.tsx';

import type { Promo } from './use-promo.ts';

/** Where a promo code is typed and checked; once it fits, it stands there with a way to take it back. */
export function PromoField({ promo, products }: { promo: Promo; products: readonly Product[] }) {
  const t = useTexts('promo');
  const why = useWhy(products);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (promo.offer) {
    return (
      <p className="flex items-center justify-between gap-2 rounded-md bg-good-soft px-3 py-1 text-sm font-bold text-good">
        {t.applied(promo.offer.code)}
        <button
          type="button"
          aria-label={t.remove}
          onClick={() => {
            setTyped('');
            promo.remove();
          }}
          className="grid size-11 place-items-center"
        >
          <Icon of={X} size={18} />
        </button>
      </p>
    );
  }
  if (!open && !promo.refusal) {
    return (
      <Button kind="quiet" size="small" expanded={false} busy={promo.busy} onPress={() => setOpen(true)}>
        {t.have}
      </Button>
    );
  }
  const check = () => {
    if (typed.trim() !== '') promo.check(typed);
  };
  return (
    // Enter checks the code and does not pay.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- catches the key of the field inside
    <div
      className="flex flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        check();
      }}
    >
      <TextField
        name="promo"
        label={t.label}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        error={promo.refusal && why(promo.refusal)}
      />
      <Button busy={promo.busy} onPress={check}>
        {t.check}
      </Button>
    </div>
  );
}

/** Why a code was refused, and what would make it fit. */
function useWhy(products: readonly Product[]): (refusal: SchoolRefusal) => string {
  const t = useTexts('promo');
  const say = useRefusals();
  const fits = ({ code, facts }: SchoolRefusal): string | undefined => {
    if (code === 'promo_min_lessons') return t.fits.lessons(Number(facts['from']));
    if (code === 'promo_invalid_type') return facts['type'] === 'friend' ? t.fits.friend : t.fits.currency;
    const kind = facts['kind'];
    if (kind === 'individual' || kind === 'group' || kind === 'subscription') return t.fits.kind[kind];
    const product = products.find(({ productCode }) => productCode === facts['productCode']);
    return product && t.fits.product(t.packageName[product.kind](product.lessons));
  };
  return (refusal) => [say(refusal.code, refusal.facts), fits(refusal)].filter((part) => part !== undefined).join('. ');
}

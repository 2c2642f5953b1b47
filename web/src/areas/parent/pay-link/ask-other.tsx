import type { Product } from '@school/contract/catalogue/shapes';
import type { PayLink } from '@school/contract/pay-links/calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { MadeLink } from './made-link.tsx';

/** Below the button that pays: the same order for somebody else to pay, by a link. */
export function AskOther({ product, promoCode }: { product: Product; promoCode: string | undefined }) {
  const t = useTexts('payLink');
  const { timezone } = useSuspenseQuery(queryOf('GET /user')).data;
  const [made, show] = useState<PayLink>();
  const make = useCall('POST /pay-links', { changes: ['GET /payment/products'] });
  const place = useRef<HTMLDivElement>(null);
  const press = () => {
    const form = place.current?.closest('form');
    const { productCode, price } = product;
    const wanted = { productCode, currency: price.currency, ...(promoCode !== undefined && { promoCode }) };
    if (form && new FormData(form).get('terms') === 'on') make.mutate({ body: { ...wanted, termsAccepted: true } }, { onSuccess: show });
    else raiseNotice({ tone: 'bad', text: t.termsFirst });
  };
  return (
    <div ref={place}>
      <Button wide busy={make.isPending} onPress={press}>
        {t.title}
      </Button>
      {made && (
        <Sheet title={t.ready} onClose={() => show(undefined)}>
          <MadeLink link={made} zone={timezone} />
          <LinkButton to="/payment" search={{ order: made.orderId }}>
            {t.toOrder}
          </LinkButton>
        </Sheet>
      )}
    </div>
  );
}

import type { PayLink } from '@school/contract/pay-links/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { quietly } from '#api/quietly.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { MadeLink } from './made-link.tsx';

/** Beside an order that waits to be paid: somebody else may pay it, by a link. */
export function PayLinkCard({ orderId, zone }: { orderId: string; zone: string }) {
  const t = useTexts('payLink');
  const locale = useLocale();
  const [made, show] = useState<PayLink>();
  const { data } = useQuery(quietly(queryOf('GET /orders/:orderId/pay-link', { params: { orderId } })));
  const make = useCall('POST /orders/:orderId/pay-link', { changes: ['GET /orders/:orderId/pay-link'] });
  const withdraw = useCall('POST /orders/:orderId/pay-link/withdraw', { changes: ['GET /orders/:orderId/pay-link'] });
  const living = data?.link;
  return (
    <Card title={made ? t.ready : t.title} className="flex flex-col gap-3">
      {made ? <MadeLink link={made} zone={zone} /> : <p>{t.about}</p>}
      {!made && living && <p className="font-bold">{t.living(at(locale, living.until, 'dayTime', zone))}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {!made && (
          <Button busy={make.isPending} onPress={() => make.mutate({ params: { orderId }, body: {} }, { onSuccess: show })}>
            {living ? t.makeAgain : t.make}
          </Button>
        )}
        {living && (
          <Button
            busy={withdraw.isPending}
            onPress={() =>
              withdraw.mutate(
                { params: { orderId }, body: {} },
                {
                  onSuccess: () => {
                    show(undefined);
                    raiseNotice({ tone: 'good', text: t.withdrawn });
                  },
                },
              )
            }
          >
            {t.withdraw}
          </Button>
        )}
      </div>
      {!made && living && <p className="text-sm text-mute">{t.again}</p>}
    </Card>
  );
}

import type { SocialList } from '@school/contract/identity/social-calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { arrivalToken, forgetArrivalToken } from '#api/arrival-token.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';

const SocialDialog = lazy(() => import('./social-dialog.tsx').then(({ SocialDialog: component }) => ({ default: component })));

const query = queryOf('GET /user/social');
const show = (list: SocialList) => queryClient.setQueryData(query.queryKey, list);

/** Accounts of other services that open this one: link, unlink, never the last sign-in method. */
export function SocialCard() {
  const t = useTexts('social');
  const { data } = useQuery(query);
  const finish = useCall('POST /user/social/finish');
  const [open, setOpen] = useState<{ provider: SocialList['providers'][number]['provider']; what: 'link' | 'unlink' }>();
  const asked = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    const token = arrivalToken();
    if (token === undefined || asked.current) return;
    asked.current = true;
    forgetArrivalToken();
    const linked = (list: SocialList) => {
      show(list);
      raiseNotice({ tone: 'good', text: t.nowLinked });
    };
    mutate({ body: { callback: token } }, { onSuccess: linked });
  }, [mutate, t]);
  if (data?.providers.length === 0) return null;
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <p className="text-mute">{t.about}</p>
      {!data && <Skeleton className="h-32" />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.providers.map(({ provider, linked, mayUnlink, isOffered }) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-0 flex-col gap-1">
              <strong>{t.names[provider]}</strong>
              {linked ? (
                <span className="wrap-anywhere text-mute">{linked.shown === '' ? t.linked : t.linkedAs(linked.shown)}</span>
              ) : (
                <Badge>{t.notLinked}</Badge>
              )}
            </span>
            {linked ? (
              <Button
                size="small"
                kind="quiet"
                label={t.unlinkOf(provider)}
                disabled={!mayUnlink}
                hint={mayUnlink ? undefined : t.lastWay}
                onPress={() => setOpen({ provider, what: 'unlink' })}
              >
                {t.unlink}
              </Button>
            ) : (
              isOffered && (
                <Button size="small" label={t.linkOf(provider)} onPress={() => setOpen({ provider, what: 'link' })}>
                  {t.link}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open && data && <SocialDialog {...open} asksPassword={data.asksPassword} onList={show} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Card>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Link } from '#kit/router/link.tsx';

/** Orders that were made with a code, the newest first; each leads to its family. */
export function CodeUses({ code }: { code: string }) {
  const { sheet: t } = useTexts('managerPromoCodes');
  const locale = useLocale();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['GET /manager/promo-codes/:code', 'uses', code],
    queryFn: ({ pageParam, signal }) =>
      api('GET /manager/promo-codes/:code', { params: { code }, query: pageParam === '' ? {} : { before: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const uses = data?.pages.flatMap((page) => page.uses) ?? [];
  if (data && uses.length === 0) return <p className="text-mute">{t.noUses}</p>;
  return (
    <>
      <ul aria-label={t.uses} className="flex flex-col divide-y divide-line">
        {uses.map((use) => (
          <li key={use.orderId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <Link
                to="/manager"
                search={{ search: use.familyName, family: use.familyId }}
                className="inline-flex min-h-11 items-center rounded-sm font-bold text-brand hover:text-brand-deep"
              >
                {use.familyName}
              </Link>
              <span className="block text-sm text-mute figures">
                {at(locale, use.at, 'dayTime', schoolZone)} ·{' '}
                {use.lessons > 0 ? t.lessons(use.lessons) : t.discount(money(locale, use.discount))}
              </span>
            </span>
            <Badge tone={use.state === 'consumed' || use.state === 'late' ? 'good' : 'plain'}>{t.useStates[use.state]}</Badge>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Page as Frame } from '#kit/page.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /promo-conditions'));
  void queryClient.prefetchQuery(queryOf('GET /user'));
};

/** `/promo-conditions`: the family's code for friends, what both get, who came and what was earned. */
export function Page() {
  const { page: t } = useTexts('promo');
  const locale = useLocale();
  const { data } = useSuspenseQuery(queryOf('GET /promo-conditions'));
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => raiseNotice({ tone: 'good', text: t.copied }),
      () => undefined,
    );
  const share = () => navigator.share({ text: t.shareText(data.code), url: data.link }).catch(() => undefined);
  return (
    <Frame title={t.title} width="text">
      <Card label={t.code} className="flex flex-col gap-4">
        <p>{t.lead(data.friendGets, data.youGet, data.lessonsFrom)}</p>
        <h2 className="text-sm text-mute">{t.code}</h2>
        <p className="figures text-3xl font-extrabold tracking-widest select-all">{data.code}</p>
        <p className="figures text-sm break-all text-mute select-all">{data.link}</p>
        <div className="flex flex-wrap gap-3">
          {typeof navigator.share === 'function' && (
            <Button kind="primary" onPress={() => void share()}>
              {t.share}
            </Button>
          )}
          <Button onPress={() => void copy(data.link)}>{t.copyLink}</Button>
          <Button onPress={() => void copy(data.code)}>{t.copyCode}</Button>
        </div>
      </Card>
      {data.invitedWith !== null && (
        <Card label={t.yours(data.invitedWith)} className="flex flex-wrap items-center justify-between gap-3">
          <p>{t.yours(data.invitedWith)}</p>
          <LinkButton to="/payment/products">{t.pay}</LinkButton>
        </Card>
      )}
      <section aria-label={t.friends} className="flex flex-col gap-3">
        <h2 className="text-lg">{t.friends}</h2>
        {data.friends.length === 0 ? (
          <EmptyState title={t.nobody}>{t.nobodyAbout}</EmptyState>
        ) : (
          <>
            <ul className="flex flex-col divide-y divide-line">
              {data.friends.map((friend) => (
                <li key={`${friend.name} ${friend.invitedAt}`} className="flex min-h-14 items-center justify-between gap-3 py-2">
                  <span>
                    <strong className="block">{friend.name}</strong>
                    <span className="text-sm text-mute">{t.invited(at(locale, friend.invitedAt, 'date', user.timezone))}</span>
                  </span>
                  {friend.earned > 0 ? <Badge tone="good">{t.earned(friend.earned)}</Badge> : <Badge>{t.waits}</Badge>}
                </li>
              ))}
            </ul>
            <p className="font-bold">{t.total(data.earned)}</p>
          </>
        )}
      </section>
    </Frame>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';

import { useSchool } from '#api/school.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { useTopic } from '#api/use-topic.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';

import { Friends } from './friends.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /promo-conditions'));
  void queryClient.prefetchQuery(queryOf('GET /user'));
};

/** `/promo-conditions`: the family's code for friends, what both get, who came and what was earned. */
export function Page() {
  const { page: t } = useTexts('promo');
  const { name } = useSchool();
  const { data } = useSuspenseQuery(queryOf('GET /promo-conditions'));
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => raiseNotice({ tone: 'good', text: t.copied }),
      () => undefined,
    );
  const share = () => navigator.share({ text: t.shareText(name, data.code, data.friendGets), url: data.link }).catch(() => undefined);
  return (
    <PageLayout title={t.title} width="text">
      <Card label={t.code} className="flex flex-col gap-4">
        <p>{data.isOn ? t.lead(data.friendGets, data.youGet, data.lessonsFrom) : t.off}</p>
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
      <Friends friends={data.friends} earned={data.earned} zone={user.timezone} />
      <Card label={t.rules} className="flex flex-col gap-3">
        <h2 className="text-lg">{t.rules}</h2>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {t.rule.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
    </PageLayout>
  );
}

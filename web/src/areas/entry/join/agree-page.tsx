import type { ConsentPurpose } from '@school/contract/families/consents';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { goTo } from '#kit/router/navigation.ts';
import { addressToReturnTo } from '#kit/router/return.ts';
import { useSearch } from '#kit/router/router.tsx';

import { AcceptedTerms } from '../accepted-terms.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /user/consents'));
};

/** What a colleague wrote down, and the consent that only the parent can give (docs/rules/families.md#added-by-the-school). */
export function Page() {
  const { agree: t } = useTexts('joining');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { consents, ownWords } = useSuspenseQuery(queryOf('GET /user/consents')).data;
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { next } = useSearch({ from: '/agree' });
  const decide = useCall('POST /user/consents', { changes: ['GET /user', 'GET /user/consents'] });

  const submit = async (form: FormData) => {
    if (!form.has('agreed')) return { agreed: t.needed };
    const versionOf = (purpose: ConsentPurpose) => consents.find((it) => it.purpose === purpose)?.version ?? 0;
    const say = (purpose: 'service' | 'marketing') => decide.mutateAsync({ body: { purpose, version: versionOf(purpose), given: true } });
    if (form.has('marketing')) await say('marketing');
    await say('service');
    await queryClient.refetchQueries({ queryKey: queryOf('GET /user').queryKey });
    raiseNotice({ tone: 'good', text: t.thanks });
    const place = addressToReturnTo(next);
    await goTo(place === undefined ? '/kid-switcher' : `/kid-switcher?next=${encodeURIComponent(place)}`);
    return undefined;
  };
  if (!user.hasToAgree)
    return (
      <PageLayout title={t.title} width="text">
        <EmptyState
          title={t.nothing}
          action={
            <LinkButton to="/" kind="primary">
              {t.home}
            </LinkButton>
          }
        >
          {null}
        </EmptyState>
      </PageLayout>
    );
  return (
    <PageLayout title={t.title} width="text">
      <Card className="flex flex-col gap-5">
        <p>{t.about}</p>
        <ul className="flex flex-col gap-3">
          {user.kids.map((kid) => (
            <li key={kid.kidUid} className="flex items-center gap-3 font-bold">
              <Avatar name={kid.name} picture={kid.avatar} animal={kid.kidUid} size={44} />
              {`${kid.name} ${kid.surname}`.trim()}
            </li>
          ))}
        </ul>
        <p className="break-words whitespace-pre-line text-mute">
          {ownWords.find(({ purpose }) => purpose === 'service')?.text[language] ?? t.words}
        </p>
        <Form label={t.title} onSubmit={submit}>
          {({ pending }) => (
            <>
              <Checkbox name="agreed">
                <AcceptedTerms t={t} />
              </Checkbox>
              <Checkbox name="marketing">{t.marketing}</Checkbox>
              <Button type="submit" kind="primary" size="large" wide busy={pending}>
                {t.go}
              </Button>
            </>
          )}
        </Form>
        <p className="text-sm text-mute">
          {t.wrong} <TextLink to="/help">{t.help}</TextLink>
        </p>
      </Card>
    </PageLayout>
  );
}

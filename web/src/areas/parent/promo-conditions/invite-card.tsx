import { useQuery } from '@tanstack/react-query';

import { quietly } from '#api/quietly.ts';
import { queryOf } from '#api/queries.ts';
import { useIsFirstParent } from '#api/adult.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** That a friend may be invited and what both get, where a family has reason to like the school; nothing while nobody is invited. */
export function InviteCard() {
  const { page, card: t } = useTexts('promo');
  const isParent = useIsFirstParent();
  const { data } = useQuery({ ...quietly(queryOf('GET /promo-conditions')), enabled: isParent });
  if (!isParent || !data?.isOn) return null;
  return (
    <Card label={page.title} className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <h2 className="text-lg">{page.title}</h2>
        <p>{page.lead(data.friendGets, data.youGet, data.lessonsFrom)}</p>
      </div>
      <LinkButton to="/promo-conditions">{t.go}</LinkButton>
    </Card>
  );
}

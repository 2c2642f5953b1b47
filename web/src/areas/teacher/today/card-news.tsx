import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';

import { CardStatus } from '../card/card-status.tsx';

/** What the school has said of her card: she reads it where her day begins. */
export function CardNews() {
  const t = useTexts('ownCard');
  const { data } = useQuery(quietly(queryOf('GET /teacher/card')));
  if (!data?.isNews || !data.change) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="sr-only">{t.title}</h2>
      <CardStatus change={data.change} />
      <TextLink to="/teacher/card" className="inline-flex min-h-11 items-center self-start">
        {t.open}
      </TextLink>
    </section>
  );
}

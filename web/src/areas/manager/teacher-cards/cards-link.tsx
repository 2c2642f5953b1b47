import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

/** The way to the cards that wait, with how many do. */
export function CardsLink() {
  const t = useTexts('askedCards');
  const { data } = useQuery(quietly(queryOf('GET /manager/teacher-cards')));
  const waiting = data?.waiting.length ?? 0;
  return <LinkButton to="/manager/teachers/cards">{waiting > 0 ? t.linkWaiting(waiting) : t.link}</LinkButton>;
}

import { useQuery } from '@tanstack/react-query';

import { quietly } from '#api/quietly.ts';
import { queryOf } from '#api/queries.ts';
import { useIsFirstParent } from '#api/adult.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** A survey that is open, on the parent's home; nothing when there is none. */
export function SurveyCard({ zone }: { zone: string }) {
  const t = useTexts('survey').card;
  const locale = useLocale();
  const isParent = useIsFirstParent();
  const { data } = useQuery({ ...quietly(queryOf('GET /surveys')), enabled: isParent });
  const open = data?.surveys[0];
  if (!open || !isParent) return null;
  const { survey, kidUid, kidName, gift, until } = open;
  return (
    <Card label={t.title(kidName)} className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <h2 className="text-lg break-words">{t.title(kidName)}</h2>
        <p>
          {t.about} {gift > 0 && t.gift(gift)}
        </p>
        <p className="text-sm text-mute">{t.until(at(locale, until, 'dayTime', zone))}</p>
      </div>
      <LinkButton to="/survey" search={{ survey, kid: kidUid }}>
        {t.go}
      </LinkButton>
    </Card>
  );
}

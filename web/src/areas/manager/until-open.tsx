import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';

import { useRooms } from './bar/places.ts';

/** Stands in an empty list while the school takes no families: why nobody comes, and for who may see it, what is missing. */
export function UntilOpen() {
  const t = useTexts('office').untilOpen;
  const { data } = useQuery(quietly(queryOf('GET /school/opening')));
  const seesOpening = useRooms().some(({ name }) => name === 'schoolOpening');
  if (!data || data.state === 'open' || data.state === 'closed-to-new') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t.about}
      {seesOpening && (
        <TextLink to="/manager/opening" className="inline-flex min-h-11 items-center">
          {t.go}
        </TextLink>
      )}
    </p>
  );
}

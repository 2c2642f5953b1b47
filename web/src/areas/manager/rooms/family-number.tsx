import type { ReactNode } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Phone } from '#kit/icon.tsx';

interface FamilyNumberProps {
  eventId: string;
  kidUid: string;
  /** Once the number is seen: what is done after the call. */
  afterwards?: ReactNode;
}

/** The number of a child's family: opened by a button, because whoever opens it stands in the log. */
export function FamilyNumber({ eventId, kidUid, afterwards }: FamilyNumberProps) {
  const { missing: t } = useTexts('liveRooms');
  const number = useCall('POST /manager/rooms/:eventId/number');
  const { data: family } = number;
  if (!family)
    return (
      <Button size="small" busy={number.isPending} onPress={() => number.mutate({ params: { eventId }, body: { kidUid } })}>
        <Icon of={Phone} />
        {t.show}
      </Button>
    );
  return (
    <>
      {family.phone === null ? (
        <p>{t.noPhone(family.name)}</p>
      ) : (
        <a href={`tel:${family.phone}`} className="figures inline-flex min-h-11 items-center gap-2 font-bold text-brand underline">
          <Icon of={Phone} />
          {t.dial(family.name, family.phone)}
        </a>
      )}
      {afterwards}
    </>
  );
}

import type { Adult, AdultInvitation } from '@school/contract/adults/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';

import { PartList, Reading } from './part.tsx';
import { usePart } from './use-part.ts';
import { useReason } from './use-reason.ts';

const changes = ['GET /manager/families/:familyId/adults', 'GET /manager/families/:familyId/log'] as const;

/** Other grown-ups of the family, and who is invited; each can be taken out with a reason. */
export function AdultsPart({ familyId }: { familyId: string }) {
  const t = useTexts('familyAdults');
  const locale = useLocale();
  const mayRemove = useMay()('POST /manager/families/:familyId/adults/:adultId/remove');
  const [out, takeOut] = useState<Adult | AdultInvitation>();
  const query = usePart(queryOf('GET /manager/families/:familyId/adults', { params: { familyId } }));
  return (
    <Reading of={query} title={t.title}>
      {({ adults, invitations }) => (
        <>
          <PartList title={t.title} none={t.none}>
            {[...adults, ...invitations].map((it) => (
              <li key={it.name + ('adultId' in it ? it.adultId : it.invitationId)} className="flex flex-wrap items-center gap-3 py-2.5">
                <span className="flex min-w-0 grow flex-col">
                  <strong className="break-words">{it.name}</strong>
                  <span className="text-sm break-all text-mute">
                    {t.rights[it.may]} · {it.contact} ·{' '}
                    {'adultId' in it
                      ? t.since(at(locale, it.since, 'day', schoolZone))
                      : t.invited(at(locale, it.until, 'dayTime', schoolZone))}
                  </span>
                </span>
                {mayRemove && (
                  <Button size="small" label={'adultId' in it ? t.removeOf(it.name) : t.withdrawOf(it.name)} onPress={() => takeOut(it)}>
                    {'adultId' in it ? t.remove : t.withdraw}
                  </Button>
                )}
              </li>
            ))}
          </PartList>
          {out && <OutSheet familyId={familyId} of={out} onClose={() => takeOut(undefined)} />}
        </>
      )}
    </Reading>
  );
}

function OutSheet({ familyId, of, onClose }: { familyId: string; of: Adult | AdultInvitation; onClose(): void }) {
  const t = useTexts('familyAdults');
  const remove = useCall('POST /manager/families/:familyId/adults/:adultId/remove', { changes });
  const withdraw = useCall('POST /manager/families/:familyId/adult-invitations/:invitationId/withdraw', { changes });
  const isAdult = 'adultId' in of;
  return (
    <FormSheet
      title={isAdult ? t.removeOf(of.name) : t.withdrawOf(of.name)}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: isAdult ? t.remove : t.withdraw, kind: 'danger' }}
      onSubmit={async (_, reason) => {
        await (isAdult
          ? remove.mutateAsync({ params: { familyId, adultId: of.adultId }, body: { reason } })
          : withdraw.mutateAsync({ params: { familyId, invitationId: of.invitationId }, body: { reason } }));
        return isAdult ? t.removed : t.withdrawn;
      }}
      onRefusal={atFields({ '': ['adults.not_found', 'adults.invitation_not_found'] })}
    >
      {isAdult && <p>{t.removeAbout}</p>}
    </FormSheet>
  );
}

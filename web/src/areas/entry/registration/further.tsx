import type { ClubCode } from '@school/contract/catalogue/limits';

import { useOffer } from '#api/offer.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { noClub } from './typed-form.ts';

/** What few people have to say: folded, and open where a code was brought along. */
export function Further() {
  const t = useTexts('registration');
  const names = useTexts('names');
  const { friend, promo } = useSearch({ from: '/registration' });
  const offer = useOffer();
  const code = friend ?? promo ?? '';
  return (
    <details open={code !== ''} className="rounded-md border border-line bg-card px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-bold text-brand">{t.further}</summary>
      <div className="flex flex-col gap-5 pb-4">
        <TextField name="promo" label={t.promo} help={t.promoHelp} defaultValue={code} maxLength={40} />
        <RadioChips<ClubCode | typeof noClub>
          name="club"
          label={t.club}
          defaultValue={noClub}
          chips={[{ value: noClub, label: t.noClub }, ...offer.clubs().map((value) => ({ value, label: names.courses[value] }))]}
        />
        <TextField name="lastName" label={t.lastName} autoComplete="family-name" maxLength={60} />
        <ZoneField name="timezone" label={t.zone} help={t.zoneHelp} />
      </div>
    </details>
  );
}

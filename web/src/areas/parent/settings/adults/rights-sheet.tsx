import type { Adult } from '@school/contract/adults/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { typedText } from '#kit/typed-text.ts';

import { rightOf, RightsChoice } from './rights-choice.tsx';

/** What an adult may do from now on. */
export function RightsSheet({ adult, onClose }: { adult: Adult; onClose(): void }) {
  const t = useTexts('adults');
  const allow = useCall('POST /adults/:adultId/rights', { changes: ['GET /adults'] });
  return (
    <FormSheet
      title={t.changeOf(adult.name)}
      onClose={onClose}
      submit={{ label: t.save }}
      onSubmit={async (form) => {
        await allow.mutateAsync({ params: { adultId: adult.adultId }, body: { may: rightOf(typedText(form, 'may')) } });
        return t.changed;
      }}
      onRefusal={atFields({ '': ['adults.not_found'] })}
    >
      <RightsChoice chosen={adult.may} />
      <p className="text-sm text-mute">{t.never}</p>
    </FormSheet>
  );
}

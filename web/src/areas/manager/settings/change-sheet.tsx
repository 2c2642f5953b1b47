import type { SettingGroup } from '@school/contract/school/settings';
import type { SettingShown } from '@school/contract/school/shapes';
import { useEffect } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { BeginsField, useBegins } from '../money/dated/begins-field.tsx';
import { useReason } from '../use-reason.ts';
import { repaint } from './look-fields.tsx';
import { useSettingWords } from './use-setting-words.ts';
import { typedValue, ValueField } from './value-field.tsx';

/** A new value of a setting: what it is, from when, whom it touches, and why. */
export function ChangeSheet({ group, setting: { current }, onClose }: { group: SettingGroup; setting: SettingShown; onClose(): void }) {
  const t = useTexts('schoolSettings');
  const words = useSettingWords();
  const begins = useBegins();
  const save = useCall('POST /manager/school/settings/:group', {
    changes: ['GET /manager/school/settings/:group', 'GET /manager/school/settings/:group/history', 'GET /faq', 'GET /school'],
  });
  const { mutate: ask, data: preview } = useCall('POST /manager/school/settings/:group/preview');
  useEffect(() => ask({ params: { group }, body: { values: [current] } }), [ask, group, current]);
  const effect = preview?.effects[0];
  const submit = async (data: FormData, reason: string) => {
    const value = typedValue(current, data);
    if ('wrong' in value) return Object.fromEntries(value.wrong.map((name) => [name, t.wrong]));
    await save.mutateAsync({ params: { group }, body: { values: [value], validFrom: begins.validFrom, reason } });
    if (value.key === 'colour' && begins.validFrom === null) repaint(value.value);
    return t.saved;
  };
  return (
    <FormSheet
      title={t.names[current.key]}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.save }}
      onSubmit={submit}
      onRefusal={atFields(
        { [current.key]: ['request.invalid'] },
        { colour: ['school.colour_pale'], logo: ['school.logo_gone'], '': ['school.value_planned', 'school.setting_fixed'] },
      )}
    >
      <p>{t.means[current.key]}</p>
      <p className="text-sm text-mute figures break-words">{t.now(words(current))}</p>
      <ValueField current={current} />
      <BeginsField {...begins} />
      {effect && (
        <div className="rounded-sm bg-sunk p-3 text-sm">
          <h3 className="font-bold">{t.effect.title}</h3>
          <p>{t.effect.next}</p>
          <p>{effect.promises === 0 ? t.effect.none : t.effect.stay(effect.families, effect.promises)}</p>
        </div>
      )}
    </FormSheet>
  );
}

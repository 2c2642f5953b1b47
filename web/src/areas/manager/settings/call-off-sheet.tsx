import type { SettingGroup } from '@school/contract/school/settings';
import type { SettingShown } from '@school/contract/school/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';

/** Calls off a value that has not begun, for a reason. */
export function CallOffSheet({ group, setting, onClose }: { group: SettingGroup; setting: SettingShown; onClose(): void }) {
  const t = useTexts('schoolSettings');
  const { key } = setting.current;
  const withdraw = useCall('POST /manager/school/settings/:group/withdraw', {
    changes: ['GET /manager/school/settings/:group', 'GET /manager/school/settings/:group/history'],
  });
  return (
    <FormSheet
      title={t.callOffIt(t.names[key])}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.callOff }}
      onSubmit={async (_, reason) => {
        await withdraw.mutateAsync({ params: { group }, body: { key, reason } });
        return t.callOffDone;
      }}
      onRefusal={atFields({ 'school.nothing_planned': '' })}
    />
  );
}

import type { SettingGroup } from '@school/contract/school/settings';
import type { SettingShown } from '@school/contract/school/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';

import { CallOff } from '../money/dated/call-off.tsx';

/** Calls off a value that has not begun, for a reason. */
export function CallOffSheet({ group, setting, onClose }: { group: SettingGroup; setting: SettingShown; onClose(): void }) {
  const t = useTexts('schoolSettings');
  const { key } = setting.current;
  const withdraw = useCall('POST /manager/school/settings/:group/withdraw', {
    changes: ['GET /manager/school/settings/:group', 'GET /manager/school/settings/:group/history'],
  });
  return (
    <CallOff
      t={t}
      title={t.callOffIt(t.names[key])}
      onCallOff={(reason) => withdraw.mutateAsync({ params: { group }, body: { key, reason } })}
      tooLate={['school.nothing_planned']}
      onClose={onClose}
    />
  );
}

import { equipmentCalls } from '@school/contract/equipment/calls';
import { equipmentLimits } from '@school/contract/equipment/limits';

import { defineModule } from '#platform/module';

import { equipmentHttp } from './equipment.http.ts';
import { createEquipment } from './equipment.ts';
import { eraseDevices } from './erase-kid.store.ts';
import { exportDevices } from './export-family.store.ts';
import { serveLine } from './line.http.ts';

export type { Equipment as Door } from './equipment.ts';

export const equipmentModule = defineModule({
  name: 'equipment',
  needs: ['families', 'calendar', 'staffing'],
  create: (given) => createEquipment({ ...given, relay: given.settings.relay }),
  calls: equipmentCalls,
  handlers: equipmentHttp,
  routes: (equipment, { http }) => serveLine(http, equipment),
  familiesSeen: () => ({}),
  jobs: (equipment) => ({ 'equipment.forget-old': ['55 3 * * *', equipment.forgetOld] }),
  erase: eraseDevices,
  export: exportDevices,
  retention: `Checks for ${equipmentLimits.historyDays} days, devices for ${equipmentLimits.deviceDays} after the last one.`,
});

/** The door of the equipment check: deviceProfiles of devices, and the measurement of the line. */
export { createEquipment, type Equipment } from './equipment.ts';
export { equipmentHttp } from './equipment.http.ts';
export { serveLine } from './line.http.ts';
export { eraseDevices } from './erase-kid.store.ts';
export { exportDevices } from './export-family.store.ts';

/** The door of the equipment check: profiles of devices, the measurement of the line, and the relay that calls go through. */
export { equipmentModule } from './module.ts';
export type { Equipment } from './equipment.ts';
export { iceServers } from './ice-servers.ts';

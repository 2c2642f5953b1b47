/** The door of faults. */
export { faultsModule } from './module.ts';

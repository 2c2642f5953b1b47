export { isAlive, runningOn } from './postmaster.ts';
export { StartError } from './start-error.ts';
export { type Postgres, startPostgres } from './start-postgres.ts';

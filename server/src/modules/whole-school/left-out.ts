/**
 * Tables whose rows stay behind when the whole school moves (docs/decisions/0230): what is on its way or lasts for minutes, and what opens a door
 * or is sealed with a key of the old server.
 */
export const leftOut: ReadonlySet<string> = new Set([
  // How the tables were made: the new database has its own.
  'kysely_migration',
  'kysely_migration_lock',
  'platform_migration_checksums',
  // Of this moment, or told already: a letter never goes a second time.
  'platform_backups',
  'platform_idempotency',
  'platform_messages',
  'platform_nodes',
  'platform_rate_limits',
  'platform_realtime_changes',
  'platform_realtime_horizon',
  'platform_realtime_nodes',
  'platform_realtime_presence',
  // Files like this one.
  'whole_school_exports',
  // Sign-ins, and what works once.
  'identity_sessions',
  'identity_secrets',
  'identity_setup',
  // Sealed with a key of the old server: entered anew.
  'school_secrets',
  'notifications_push_keys',
  'payroll_accounts',
  // The bank to practise with.
  'sandbox_cards',
  'sandbox_checkouts',
  'sandbox_webhooks',
  'sandbox_refunds',
]);

/** Tables whose rows do not go into a backup, which is for the same server and the same keys: what is of the moment of one server. */
export const ofTheMoment: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'platform_migration_checksums',
  'platform_backups',
  'platform_nodes',
  'platform_realtime_changes',
  'platform_realtime_horizon',
  'platform_realtime_nodes',
  'platform_realtime_presence',
]);

/**
 * How our own PostgreSQL is set up, given at each start so that a new release of the school brings its own.
 * `fsync: false` is for tests: fast, and nothing survives a power cut.
 */
export function flags({ socketFolder, fsync }: { socketFolder: string; fsync: boolean }): string[] {
  const settings: Record<string, string> = {
    // No network: whoever may enter the socket folder is the one account that owns the data.
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Values in statements are people's data: they stay out of the server's log.
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_checkpoints: 'off',
    checkpoint_timeout: '5min',
    max_wal_size: '1GB',
    wal_compression: 'on',
    random_page_cost: '1.1',
    // Our statements are short; compiling them costs more than it gives.
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    ...(fsync
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
          autovacuum: 'off',
          io_method: 'sync',
        }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Names the socket file; no TCP port is opened. */
export const socketPort = 5432;

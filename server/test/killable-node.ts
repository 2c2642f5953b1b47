/** A node in a process of its own, for tests that kill it: prints its port, and lives until then. */
import type { Connection } from '../src/platform/db.ts';
import { openNode } from '../src/platform/realtime/testing.ts';

const node = await openNode(JSON.parse(process.argv[2] ?? '') as Connection);
process.stdout.write(`${node.port}\n`);

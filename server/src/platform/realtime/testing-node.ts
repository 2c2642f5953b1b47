/** A node in a process of its own, for tests that kill it: prints its port, and lives until then. */
import type { Connection } from '../db.ts';
import { openNode } from './testing.ts';

const node = await openNode(JSON.parse(process.argv[2] ?? '') as Connection);
process.stdout.write(`${node.port}\n`);

import path from 'node:path';

import { findDeadReferences, readTree } from './doc-references.ts';

/** Says which references to pages, anchors, records, tests and numbers lead nowhere. Part of `npm run check`. */
const tree = await readTree(path.resolve(import.meta.dirname, '..'));
const faults = findDeadReferences(tree);
for (const fault of faults) console.log(fault);
console.log(`Docs: ${tree.files.size} files read, ${faults.length} references that lead nowhere`);
if (tree.files.size < 1000) console.log('Fewer than 1000 files: the check did not read the repository');
process.exitCode = faults.length > 0 || tree.files.size < 1000 ? 1 : 0;

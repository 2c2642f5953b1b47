import { listFamilies } from './list-families.ts';
import type { Tools } from './tools.ts';

/** What managers see and do about families. */
export const createBackOffice = (tools: Tools) => ({ listFamilies: listFamilies(tools) });

export type BackOffice = ReturnType<typeof createBackOffice>;

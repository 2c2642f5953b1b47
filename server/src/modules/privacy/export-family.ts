import { privacyLimits } from '@school/contract/privacy/limits';
import type { FamilyExport } from '@school/contract/privacy/shapes';

import { archiveOf, type ArchiveEntry } from '#platform/archive';
import type { ExportPart } from '#platform/export-part';
import type { GivenFile } from '#platform/given-file';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { deleteDroppedFiles } from './dropped-files.ts';
import type { ExportRow } from './exports.store.ts';
import type { Tools } from './tools.ts';

const { exportsPerDay, exportKeptDays, exportLinkMinutes } = privacyLimits;
/** A row without a file is remembered so long: the limit of a day is counted by it. */
const rowsKept = { hours: 24 * 30 };

/** To the second: from then on nobody gets it, though the job that deletes the file may come a minute later. */
const isOver = ({ keptUntil }: ExportRow, now: Temporal.Instant): boolean =>
  keptUntil !== null && Temporal.Instant.compare(now, keptUntil) >= 0;

/** The exports of a family, the newest first. */
export const listExports =
  ({ exports, clock }: Pick<Tools, 'exports' | 'clock'>) =>
  async (familyId: string): Promise<{ exports: FamilyExport[] }> => ({
    exports: (await exports.ofFamily(familyId)).map((it) => ({
      exportId: it.exportId,
      state: isOver(it, clock.now()) ? ('over' as const) : it.state,
      percent: it.percent,
      askedAt: it.askedAt.toString(),
      readyAt: it.readyAt?.toString() ?? null,
      keptUntil: it.keptUntil?.toString() ?? null,
      bytes: it.bytes,
    })),
  });

/** Asks for a file of all the family's data; it is made by the clock. */
export const askExport =
  (tools: Tools) =>
  async ({ customerId: familyId, accountId }: Principal): Promise<{ exports: FamilyExport[] }> => {
    const now = tools.clock.now();
    await tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      if ((await tools.exports.countSince(familyId, now.subtract({ hours: 24 }))) >= exportsPerDay)
        throw new Refusal('privacy.too_many_exports');
      if (!(await tools.exports.add({ exportId: newId(), familyId, byAccount: accountId, askedAt: now })))
        throw new Refusal('privacy.export_running');
    });
    return listExports(tools)(familyId);
  };

/** A key for the file, good for ten minutes and once. */
export const linkToExport =
  (tools: Tools) =>
  async (familyId: string, exportId: string): Promise<{ key: string; until: string }> => {
    const found = await tools.exports.find(familyId, exportId);
    if (!found || found.state === 'failed' || isOver(found, tools.clock.now())) throw new Refusal('privacy.export_not_found');
    if (found.state !== 'ready') throw new Refusal('privacy.export_not_ready');
    const until = tools.clock.now().add({ minutes: exportLinkMinutes });
    return { key: await tools.identity.oneTimeKey('familyExport', exportId, until), until: until.toString() };
  };

/** The file for its key. */
export const openExport =
  (tools: Tools) =>
  async (familyId: string, exportId: string, key: string): Promise<GivenFile> => {
    const found = await tools.exports.find(familyId, exportId);
    if (!found || isOver(found, tools.clock.now())) throw new Refusal('privacy.export_not_found');
    if (!(await tools.identity.useOneTimeKey('familyExport', exportId, key))) throw new Refusal('privacy.link_over');
    const bytes = found.file === null ? undefined : await tools.files.streamOf(found.file);
    if (!bytes) throw new Refusal('privacy.export_not_found');
    return { name: `chip-school-${found.askedAt.toString().slice(0, 10)}.zip`, bytes };
  };

/** The job: makes what was asked for, one after the other, and deletes the files that are kept no longer. */
export const makeExports = (tools: Tools) => async (): Promise<void> => {
  const { db, exports, erasures, clock } = tools;
  // Forgotten and written down to be deleted in one act: a storage that fails now is asked again.
  await db.inTransaction(async () => {
    for (const file of await exports.end(clock.now())) await erasures.dropFile(file, clock.now());
  });
  await deleteDroppedFiles(tools);
  await exports.forget(clock.now().subtract(rowsKept));
  for (let next = await exports.take(clock.now()); next; next = await exports.take(clock.now())) {
    const { exportId } = next;
    try {
      await makeOne(tools, next);
    } catch (fault) {
      await exports.failed(exportId);
      throw fault;
    }
  }
};

async function makeOne(tools: Tools, { exportId, familyId }: ExportRow): Promise<void> {
  const { personalData, exports, files, clock } = tools;
  const exporters = personalData.exporters();
  const parts: ExportPart[] = [];
  for (const [at, exporter] of exporters.entries()) {
    parts.push(...(await exporter(familyId)));
    await exports.progress(exportId, Math.round((70 * (at + 1)) / exporters.length));
  }
  const { name: file, bytes } = await files.addArchive('exports', archiveOf(entriesOf(tools, parts, exportId), clock.now()));
  const readyAt = clock.now();
  const isWanted = await exports.ready(exportId, {
    file,
    bytes,
    readyAt,
    keptUntil: readyAt.add({ hours: 24 * exportKeptDays }),
  });
  if (!isWanted) await files.delete(file);
}

/** Rows first, then the files they name; each file is read when its turn comes. */
async function* entriesOf({ files, exports }: Tools, parts: readonly ExportPart[], exportId: string): AsyncGenerator<ArchiveEntry> {
  for (const { name, data } of parts) yield { name, bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
  const names = [...new Set(parts.flatMap((part) => part.files ?? []))];
  for (const [at, name] of names.entries()) {
    const bytes = await files.bytesOf(name);
    if (bytes) yield { name: `files/${name}`, bytes, isPacked: true };
    await exports.progress(exportId, 70 + Math.round((25 * (at + 1)) / names.length));
  }
}

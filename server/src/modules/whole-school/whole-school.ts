import { wholeSchoolLimits } from '@school/contract/whole-school/limits';
import type { SchoolExport } from '@school/contract/whole-school/shapes';
import { type SchoolExportNews, schoolExportLetter } from '@school/words/letters/school-export-texts';

import type { Audit } from '#modules/audit';
import type { Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';
import type { GivenFile } from '#platform/given-file';
import { newId } from '#platform/ids';
import type { Messages } from '#platform/messages';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { archiveSchool } from './archive-school.ts';
import { createSchoolExports, type ExportRow } from './exports.store.ts';

const { keptHours, linkMinutes, shown } = wholeSchoolLimits;
/** Whoever makes a file and is not heard of for so long has been stopped. */
const silence = { minutes: 15 };
/** A file that somebody fetches is there for so long: a slow line may take its time. */
const fetching = { hours: 1 };

export interface WholeSchoolGiven {
  db: Db;
  clock: Clock;
  files: Pick<Files, 'addArchive' | 'streamOf' | 'delete'>;
  messages: Pick<Messages, 'queue'>;
  identity: Pick<Identity, 'staff' | 'secondFactor' | 'nameOf' | 'oneTimeKey' | 'useOneTimeKey'>;
  audit: Pick<Audit, 'record'>;
  /** The folder of people's files; null where they lie in a bucket. */
  folder: string | null;
  address: string;
}

type Who = Pick<Principal, 'accountId' | 'role'>;

/** The whole school as a file for its owners: asked for, made by the clock, fetched once (docs/rules/import.md#the-whole-school). */
export function createWholeSchool(given: WholeSchoolGiven) {
  const { db, clock, files, messages, identity, audit, address } = given;
  const exports = createSchoolExports(db);

  /** What leads to everything that the school knows is asked for with a code, whoever is signed in. */
  async function insistOnCode(accountId: string, code: string): Promise<void> {
    if ((await identity.secondFactor.show(accountId)).since === null) throw new Refusal('identity.second_factor_not_set');
    await identity.secondFactor.insistOnFreshCode(accountId, code);
  }

  /** Every owner hears of it: who did not expect it has time to act. */
  async function tell(what: SchoolExportNews, { accountId }: Who): Promise<void> {
    const by = await identity.nameOf(accountId);
    for (const { email: to, customerId, locale, rights, blockedAt } of await identity.staff.list('manager'))
      if (rights.includes('owner') && blockedAt === null && to !== null)
        await messages.queue({
          key: `school export ${what} ${newId()}`,
          channel: 'mail',
          to,
          customerId,
          ...schoolExportLetter({ what, by, address, locale }),
        });
  }

  const isOver = ({ keptUntil }: ExportRow): boolean => keptUntil !== null && Temporal.Instant.compare(clock.now(), keptUntil) >= 0;

  async function list(): Promise<{ exports: SchoolExport[] }> {
    const show = async (it: ExportRow): Promise<SchoolExport> => ({
      exportId: it.exportId,
      state: it.state === 'ready' && isOver(it) ? 'over' : it.state,
      percent: it.percent,
      by: await identity.nameOf(it.byAccount),
      askedAt: it.askedAt.toString(),
      keptUntil: it.keptUntil?.toString() ?? null,
      bytes: it.bytes,
    });
    return { exports: await Promise.all((await exports.newest(shown)).map(show)) };
  }

  /** A file that may be fetched. */
  async function ready(exportId: string): Promise<void> {
    const found = await exports.find(exportId);
    if (found?.state === 'making') throw new Refusal('whole-school.export_not_ready');
    if (found?.state !== 'ready' || isOver(found)) throw new Refusal('whole-school.export_not_found');
  }

  async function make({ exportId }: ExportRow): Promise<void> {
    const tellProgress = (done: number) => exports.progress(exportId, Math.floor(done * 100), clock.now());
    const { name: file, bytes } = await archiveSchool(given, async (done) => void (await tellProgress(done)));
    if (!(await exports.ready(exportId, { file, bytes, keptUntil: clock.now().add({ hours: keptHours }) }))) await files.delete(file);
  }

  return {
    list,
    /** The code is asked first, so that it counts as used whatever comes of it. */
    async ask(who: Who, code: string): Promise<{ exports: SchoolExport[] }> {
      await insistOnCode(who.accountId, code);
      return db.inTransaction(async () => {
        if (!(await exports.add({ exportId: newId(), byAccount: who.accountId, askedAt: clock.now() })))
          throw new Refusal('whole-school.export_running');
        await tell('asked', who);
        return list();
      });
    },
    async link(who: Who, exportId: string, code: string): Promise<{ key: string }> {
      await ready(exportId);
      await insistOnCode(who.accountId, code);
      return { key: await identity.oneTimeKey('schoolExport', exportId, clock.now().add({ minutes: linkMinutes })) };
    },
    async open(who: Who, exportId: string, key: string): Promise<GivenFile> {
      await ready(exportId);
      if (!(await identity.useOneTimeKey('schoolExport', exportId, key))) throw new Refusal('whole-school.link_over');
      return db.inTransaction(async () => {
        const file = await exports.fetch(exportId, clock.now());
        const bytes = file === undefined ? undefined : await files.streamOf(file);
        if (!bytes) throw new Refusal('whole-school.export_not_found');
        await audit.record({ by: who, act: 'school.export_taken' });
        await tell('taken', who);
        return { name: `school-${clock.now().toString().slice(0, 10)}.zip`, bytes };
      });
    },
    /** The job: makes what was asked for, and deletes what nobody gets any more. */
    async makeExports(): Promise<void> {
      for (const { exportId, file } of await exports.overdue(clock.now(), clock.now().subtract(fetching))) {
        await files.delete(file);
        await exports.dropped(exportId);
      }
      const take = () => exports.take(clock.now(), clock.now().subtract(silence));
      for (let next = await take(); next; next = await take())
        try {
          await make(next);
        } catch (fault) {
          await exports.failed(next.exportId);
          throw fault;
        }
    },
  };
}

export type WholeSchool = ReturnType<typeof createWholeSchool>;

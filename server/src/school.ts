import { regionCalls } from '@school/contract/region/calls';

import { serveApiDocument } from '#platform/api-document';
import { serveAppLinks } from '#platform/app-links';
import type { Connection } from '#platform/db';
import { serveFiles } from '#platform/files';
import { serve } from '#platform/http';
import { schoolLetters } from '#platform/letters/school-letters';
import { processMetrics, requestMetrics, serveMetrics } from '#platform/metrics';
import { servePages } from '#platform/pages';
import { regionHttp } from '#platform/regions';
import { schoolFigures } from '#platform/school-figures';

import { modules } from './modules.ts';
import { buildModules } from './platform/build-modules.ts';
import { openDoor } from './school/door.ts';
import { createInfrastructure, type SchoolGiven } from './school/infrastructure.ts';
import { localProvider } from './sandbox/sign-in/local-provider.ts';

/**
 * The whole school, wired once, from the ground up: the infrastructure (`school/infrastructure.ts`), then every module of the list. Production
 * and tests build it the same way.
 */
export async function createSchool(given: SchoolGiven) {
  const infrastructure = await createInfrastructure(given);
  const school = await buildModules(modules, infrastructure);
  const { faults, ...doors } = school.doors;
  const { identity, library, reconciliation, backOffice } = doors;

  const { db, clock, settings, http, jobs, outbox, realtime, rooms, messages, refusals, files, practiceBank, onFault } = infrastructure;
  const options = openDoor(infrastructure, doors, given.identify);
  serve(http, regionCalls, regionHttp(settings), options);
  await school.serve(options);
  if (settings.social.local) localProvider({ clock, settings: settings.social }).serve(http);
  infrastructure.practiceTelegram?.serve(http);
  serveFiles(http, { files });
  serveApiDocument(http, () => doors.school.name('en-US'));
  const sources = [
    processMetrics(),
    requestMetrics(http),
    schoolFigures(db, settings),
    jobs.metrics,
    rooms.metrics.registry,
    reconciliation.figures,
  ];
  serveMetrics(http, { sources, token: settings.metricsToken, onFault });
  serveAppLinks(http, settings);
  messages.dress(schoolLetters({ settings, name: doors.school.name, painted: doors.school.painted, logoOf: doors.school.look.logo }));
  await servePages(http, {
    settings,
    named: () => doors.school.painted().name,
    look: doors.school.painted,
    logoOf: doors.school.look.logo,
    strangers: doors.site.strangers,
  });

  let endWatch = () => {};
  return {
    http,
    db,
    clock,
    outbox,
    jobs,
    realtime,
    rooms,
    messages,
    storage: infrastructure.storage,
    ...doors,
    sandbox: practiceBank,
    practiceTelegram: infrastructure.practiceTelegram,
    tellFault: faults.tell,
    userParts: infrastructure.userParts,
    kidParts: infrastructure.kidParts,
    /** Starts what runs by itself. After the school listens, so that it is ready sooner. */
    async start(connection: Connection) {
      const watched = [doors.school.watch(), doors.library.watch()];
      endWatch = () => watched.forEach((end) => end());
      outbox.start();
      messages.start();
      await realtime.forgetForeign();
      realtime.attach(http.server, {
        https: settings.publicUrl.startsWith('https:'),
        origins: settings.shellOrigins,
        claimTicket: identity.claimLiveTicket,
        principalNow: identity.principalNow,
        countReads: backOffice.noteReads,
        livingSessions: identity.livingSessions,
      });
      rooms.attach(http.server, {
        https: settings.publicUrl.startsWith('https:'),
        origins: settings.shellOrigins,
        claimTicket: identity.claimRoomTicket,
        principalNow: identity.principalNow,
        livingSessions: identity.livingSessions,
      });
      await jobs.start(connection);
      // A file of content that cannot be read is a fault to be told, not a reason to stay closed.
      void library.warm().catch((fault: unknown) => onFault(fault, 'content'));
    },
    /** Does everything that is due by the school's clock, until nothing is left: after the clock was moved. */
    async settle() {
      await refusals.flush();
      await outbox.drain();
      await jobs.runDue();
      await messages.deliverDue();
    },
    /** Stops what runs by itself; the database is closed by whoever opened it. */
    async stop() {
      endWatch();
      await jobs.stop();
      await rooms.stop();
      await realtime.stop();
      await practiceBank.stop();
      await http.close();
      await refusals.flush();
      await faults.flush();
      await messages.stop();
      await outbox.stop();
    },
  };
}

export type School = Awaited<ReturnType<typeof createSchool>>;

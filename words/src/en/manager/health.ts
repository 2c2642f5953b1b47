import type { HealthCode, HealthState } from '@school/contract/faults/health';
import { healthLimits } from '@school/contract/faults/health';

import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/health.ts';

type Facts = Readonly<Record<string, string | number>>;
type Says = (facts: Facts) => string;

const hours = (n: number) => count('en', n, { one: 'hour', other: 'hours' });
const servers = (n: number) => count('en', n, { one: 'server', other: 'servers' });
const messages = (n: number) => count('en', n, { one: 'message', other: 'messages' });
const number = (value: string | number | undefined) => Number(value ?? 0);
const broken = (facts: Facts, otherwise: string): string => (facts['fault'] === undefined ? otherwise : `No answer: ${facts['fault']}`);

const rows: Readonly<Record<HealthCode, { title: string } & Record<HealthState, Says>>> = {
  database: {
    title: 'Database',
    fine: (it) => `PostgreSQL ${it['version']}, answers in ${it['milliseconds']} ms`,
    warning: (it) => `PostgreSQL ${it['version']} is slow: ${it['milliseconds']} ms. Check its load and the network to it`,
    refuses: (it) => broken(it, 'No answer'),
  },
  connections: {
    title: 'Database connections',
    fine: (it) => `${it['used']} of ${it['most']} in use`,
    warning: (it) => `The database allows ${it['most']} and ${it['needed']} are needed. Raise max_connections`,
    refuses: (it) => broken(it, 'None left'),
  },
  replica: {
    title: 'Read replica',
    fine: (it) =>
      it['none'] !== undefined
        ? 'None: one database does everything'
        : number(it['seconds']) < 1
          ? 'Up to date'
          : `${it['seconds']} s behind`,
    warning: (it) =>
      it['away'] !== undefined
        ? 'No answer, or a copy of another database. Reports and searches go to the main database meanwhile'
        : `${it['seconds']} s behind. Reports and searches go to the main database meanwhile`,
    refuses: (it) => broken(it, 'Unknown'),
  },
  failover: {
    title: 'Standby databases',
    fine: (it) =>
      it['none'] !== undefined
        ? 'None: if the database machine fails, restore a backup'
        : `${it['servers']} of ${it['all']} running, ready to take over`,
    warning: (it) =>
      it['away'] !== undefined
        ? 'Patroni does not answer, so nobody knows whether another database would take over'
        : it['late'] !== undefined
          ? 'Another database would take over, but the latest changes could be lost: turn on synchronous_mode in Patroni'
          : it['alone'] !== undefined
            ? `${it['servers']} of ${it['all']} running, and no second one has every change yet`
            : `${it['servers']} of ${it['all']} running. Bring back the missing one`,
    refuses: (it) =>
      broken(
        it,
        it['version'] !== undefined
          ? `Patroni ${it['version']} with ${it['store']} can lose saved changes when a machine freezes. Update to ${healthLimits.safePatroni} or newer, or use “etcd:” and the tag “dcs: etcd”`
          : 'No database leads right now',
      ),
  },
  clock: {
    title: 'Clocks',
    fine: () => 'The server and the database agree on the time',
    warning: (it) => `They differ by ${it['seconds']} s`,
    refuses: (it) =>
      broken(
        it,
        `The server and the database differ by ${it['seconds']} s; no more than ${healthLimits.clockSeconds} is allowed. Turn on time synchronisation`,
      ),
  },
  tables: {
    title: 'Tables',
    fine: () => 'Match this release',
    warning: () => 'A newer release has run here. Unless it is coming back, update this server',
    refuses: (it) => broken(it, 'Older than this release: restart the school'),
  },
  servers: {
    title: 'Servers',
    fine: (it) =>
      number(it['servers']) === 0
        ? 'The school is not running now'
        : `${servers(number(it['servers']))} running, release ${it['releases']}`,
    warning: (it) => `Different releases are running: ${it['releases']}. That is normal during an update`,
    refuses: (it) => broken(it, 'Unknown'),
  },
  media: {
    title: 'Video and sound in lessons',
    fine: (it) =>
      `${it['none'] === undefined ? (it['wish'] === 'auto' || it['wish'] === 'direct' ? `${it['server']} for clubs` : `${it['server']} for all lessons`) : 'Directly between browsers, clubs through the teacher’s browser'}${it['hidden'] === undefined ? '' : ', only through the relay'}`,
    warning: (it) => `${it['server']} does not answer: ${it['fault']}. Clubs that open now go through the teacher’s browser`,
    refuses: (it) => broken(it, 'Unknown'),
  },
  files: {
    title: 'Files',
    fine: (it) => `Written and read: ${it['where']}`,
    warning: (it) => `Written and read: ${it['where']}`,
    refuses: (it) => broken(it, 'Cannot be written'),
  },
  disk: {
    title: 'Disk',
    fine: (it) => `${it['percent']}% free, ${it['gigabytes']} GB`,
    warning: (it) => `Only ${it['percent']}% free, ${it['gigabytes']} GB. Make room`,
    refuses: (it) => broken(it, `Almost full: ${it['percent']}% free. Make room now, or the school will stop`),
  },
  backup: {
    title: 'Backup',
    fine: (it) => `The last one is ${hours(number(it['hours']))} old and encrypted`,
    warning: (it) =>
      it['never'] !== undefined
        ? 'No backup yet. Make the first: npm run backup'
        : number(it['hours']) > healthLimits.backupHours
          ? `The last one is ${hours(number(it['hours']))} old. Check the nightly backup`
          : 'The last one is not encrypted: set BACKUP_RECIPIENT',
    refuses: (it) => broken(it, 'Unknown'),
  },
  address: {
    title: 'Address',
    fine: (it) => `${it['address']}`,
    warning: (it) => `${it['address']} has no https. Families should sign in over a secure address`,
    refuses: (it) => broken(it, 'Unknown'),
  },
  mail: {
    title: 'Mail',
    fine: (it) => (it['inbox'] === undefined ? 'The mail server answers' : 'A school to try out: letters stay in /dev/inbox'),
    warning: () => 'The mail server answers',
    refuses: (it) => broken(it, 'Not connected: no letter reaches anybody. Connect it on the page “Opening the school”'),
  },
  sms: {
    title: 'SMS',
    fine: (it) => (it['inbox'] === undefined ? 'Connected' : 'A school to try out: SMS stay in /dev/inbox'),
    warning: () => 'Not connected: codes by SMS do not arrive',
    refuses: (it) => broken(it, 'No answer'),
  },
  letters: {
    title: 'Undelivered',
    fine: () => 'Everything was delivered',
    warning: (it) => `${messages(number(it['failed']))} not delivered. See “Messages”`,
    refuses: (it) => broken(it, 'Unknown'),
  },
};

export const texts = {
  about: 'How the school is right now. Updated every minute.',
  list: 'Health of the school',
  states: { fine: 'Fine', warning: 'Needs a look', refuses: 'Fix it now' },
  all: {
    fine: 'All is well',
    warning: 'The school works, but something needs a look',
    refuses: 'Something is broken, and families will notice',
  },
  what: 'What',
  how: 'State',
  says: 'Details',
  rows,
  serverList: 'Servers',
  server: { host: 'Machine', release: 'Release', since: 'Running since' },
} satisfies Same<typeof ru>;

import type { EarningsLine } from '@school/contract/staffing/workspace-shapes';

import type { Staffing } from '#modules/staffing';

/** How many teachers are read beside one another: the pool serves others, too. */
const beside = 4;

/** Of each teacher there is or was, the lessons of these days that were held or missed, with what is paid for them. */
export async function paidLessons(
  staffing: Pick<Staffing, 'employed' | 'earned'>,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<Array<{ teacherId: string; name: string; lines: EarningsLine[] }>> {
  const all = await staffing.employed();
  const read: Array<{ teacherId: string; name: string; lines: EarningsLine[] }> = [];
  for (let at = 0; at < all.length; at += beside)
    read.push(
      ...(await Promise.all(
        all.slice(at, at + beside).map(async ({ teacherId, name }) => ({
          teacherId,
          name,
          lines: await staffing.earned(teacherId, first, last.add({ days: 1 })),
        })),
      )),
    );
  return read;
}

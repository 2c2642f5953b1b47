import { type AuditAct, auditActs } from '@school/contract/audit/limits';

import { usePages } from '#api/use-pages.ts';
import { useSearch } from '#kit/router/router.tsx';

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);
const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f-]{36}$/.test(text);

/** What the address asks for, and the entries of it, page after page. */
export function useAudit() {
  const { search = '', act: asked, who, family, from, until } = useSearch({ from: '/manager/audit' });
  const act: AuditAct | undefined = auditActs.find((known) => known === asked);
  const query = {
    ...(search !== '' && { search }),
    ...(act !== undefined && { act }),
    ...(isId(who) && { accountId: who }),
    ...(isId(family) && { familyId: family }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
  const { list, first, items, whole } = usePages('GET /manager/audit', query, { itemsOf: (page) => page.entries });
  return {
    search,
    act,
    who: isId(who) ? who : undefined,
    family: isId(family) ? family : undefined,
    from: isDay(from) ? from : undefined,
    until: isDay(until) ? until : undefined,
    isChosen: Object.keys(query).length > 0,
    list,
    people: first?.people ?? [],
    entries: items,
    whole,
  };
}

import type { Approval } from '@school/contract/approvals/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

/** An act in words: what is to be done, when something was said about it, how it ended. */
export function useApprovalWords() {
  const t = useTexts('approvals');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return {
    /** «Начислить 9 индивидуальных уроков», «Вернуть 480 BYN». */
    what: ({ act, units, unitKind, amount }: Approval): string => {
      if (units !== null && (act === 'grant' || act === 'writeOff')) return t.what[act](units, unitKind);
      if (units !== null && act === 'openingBalances') return t.what[act](units);
      if (amount !== null && (act === 'refund' || act === 'remedy')) return t.what[act](money(locale, amount));
      return t.acts[act];
    },
    asked: ({ askedBy, askedAt }: Approval): string => t.asked(askedBy.name, when(askedAt)),
    /** How it ended; null while it waits. */
    ended: ({ state, decidedBy, decidedAt }: Approval): string | null => {
      if (decidedAt === null) return null;
      if (state === 'withdrawn') return t.gone(when(decidedAt));
      if (decidedBy === null) return t.alone;
      return state === 'approved' ? t.agreed(decidedBy.name, when(decidedAt)) : t.refused(decidedBy.name, when(decidedAt));
    },
    /** Why one person was not enough, with the numbers; null where one was. */
    over: ({ over }: Approval): string | null => {
      if (over === null) return null;
      const { of, span, sum, limit, currency } = over;
      const most = currency === null ? t.over.upTo(limit) : money(locale, { amount: limit, currency });
      if (of === 'act' || span === null) return t.over.act(most);
      return t.over.sum[of][span](currency === null ? t.over.lessons(sum) : money(locale, { amount: sum, currency }), most);
    },
    when,
  };
}

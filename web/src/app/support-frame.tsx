import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';

/** Decisions D1: whoever sits in a family's account as support sees it at every moment. */
export function SupportFrame() {
  const t = useTexts('trouble').support;
  const user = useQuery(queryOf('GET /user')).data;
  return (
    <>
      <div className="pointer-events-none fixed inset-0 z-40 border-4 border-bad" />
      <section
        aria-label={t.leave}
        className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 bg-bad px-4 py-1 text-on-bad"
      >
        <p className="font-bold">{t.bar(user ? `${user.firstName} ${user.lastName}` : '…')}</p>
        <button
          type="button"
          onClick={() => void signOut()}
          className="press min-h-11 rounded-full px-4 font-bold underline decoration-2 underline-offset-4"
        >
          {t.leave}
        </button>
      </section>
    </>
  );
}

import { type AdultNeed, mayAdult } from '@school/contract/adult-rights';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { sessionQuery, useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { usePathname } from '#kit/router/router.tsx';

/** What an invited adult needs for the pages of parents; the first that fits, and what is not named is open to all. */
const needs: ReadonlyArray<readonly [start: string, need: AdultNeed]> = [
  ['/payment/refund', 'never'],
  ['/payment', 'pays'],
  ['/schedule/calendar', 'never'],
  ['/schedule/regular/', 'arranges'],
  ['/schedule-selection/', 'arranges'],
  ['/change-teacher/', 'arranges'],
  ['/intro-', 'arranges'],
  ['/promo-conditions', 'never'],
  ['/survey', 'never'],
  ['/brain-trainer', 'never'],
  ['/settings/edit-children', 'never'],
  ['/settings/setting-child-mode', 'never'],
  ['/settings/privacy', 'never'],
];

/** An invited adult reads why a page is not open to it, instead of a page that fails (docs/rules/adults.md#rights). */
export function AdultGate({ children }: { children: ReactNode }) {
  const path = usePathname();
  const adult = useSession()?.adult;
  const need = needs.find(([start]) => path.startsWith(start))?.[1] ?? 'sees';
  if (!adult || need === 'sees' || mayAdult(adult.may, need)) return children;
  return <Closed need={need} />;
}

/** While the page is closed it asks again who is here: the parent may be giving the right this moment. */
const askAgainMs = 10_000;

function Closed({ need }: { need: Exclude<AdultNeed, 'sees'> }) {
  const { closed: t } = useTexts('adults');
  useQuery({ ...sessionQuery, refetchInterval: askAgainMs, refetchOnWindowFocus: 'always' });
  return (
    <PageLayout title={t[need]} width="text">
      <EmptyState
        title={need === 'never' ? t.aboutNever : t.about}
        action={
          <LinkButton to="/" kind="primary">
            {t.home}
          </LinkButton>
        }
      />
    </PageLayout>
  );
}

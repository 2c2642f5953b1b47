import type { ReactNode } from 'react';

import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

interface QuietPageProps {
  title: string;
  /** What stands here now, in one line. */
  now: string;
  /** What this place is for. */
  about?: string;
  picture?: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** A place with nothing to do at the moment: what it is for, and the way on. */
export const QuietPage = ({ title, now, about, picture, action }: QuietPageProps) => (
  <PageLayout title={title} width="text">
    <EmptyState title={now} picture={picture} action={action}>
      {about}
    </EmptyState>
  </PageLayout>
);

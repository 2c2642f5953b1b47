import type { ReactNode } from 'react';

import { EmptyState } from './empty-state.tsx';
import { PageLayout } from './page-layout.tsx';

interface EmptyPageProps {
  title: string;
  width?: 'text' | 'normal';
  picture?: ReactNode;
  /** What is not here. */
  empty: string;
  about?: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** A page that has nothing to show: its heading, why, and the way on. */
export const EmptyPage = ({ title, width = 'text', picture, empty, about, action }: EmptyPageProps) => (
  <PageLayout title={title} width={width}>
    <EmptyState picture={picture} title={empty} action={action}>
      {about}
    </EmptyState>
  </PageLayout>
);

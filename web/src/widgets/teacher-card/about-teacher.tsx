import { lazy, Suspense } from 'react';

const CardButton = lazy(() => import('./card-button.tsx').then((file) => ({ default: file.CardButton })));

/** The way to all that a teacher tells of herself, beside her name; it comes after the page, with its own words. */
export const AboutTeacher = ({ teacher }: { teacher: { teacherId: string; name: string } }) => (
  <Suspense fallback={<span className="block h-11" />}>
    <CardButton teacher={teacher} />
  </Suspense>
);

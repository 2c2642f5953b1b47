import { lazy, Suspense } from 'react';

import type { DateFieldProps } from './date-field-props.ts';
import { controlLook } from './field.tsx';

const DatePicker = lazy(() => import('./date-picker.tsx').then(({ DatePicker: component }) => ({ default: component })));

/** A day. The field and its calendar come when they are shown; its place is kept until then. */
export const DateField = (props: DateFieldProps) => (
  <Suspense
    fallback={
      <div className="flex min-w-40 flex-col gap-1.5">
        <span className="font-bold">{props.label}</span>
        <span className={controlLook} />
      </div>
    }
  >
    <DatePicker {...props} />
  </Suspense>
);

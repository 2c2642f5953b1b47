import type { ErrorCode } from '@school/contract/errors';

import { atFields } from '#api/form-refusals.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../../use-reason.ts';

interface CallOffProps {
  t: { callOff: string; callOffDone: string };
  title?: string;
  /** What will not begin, and what goes on instead. */
  about?: string;
  onClose(): void;
  onCallOff(reason: string): Promise<unknown>;
  /** What the school may say when it has begun meanwhile, or is gone. */
  tooLate: readonly ErrorCode[];
}

/** Calls off what has not begun, for a reason. */
export function CallOff({ t, title = t.callOff, about, onClose, onCallOff, tooLate }: CallOffProps) {
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.callOff }}
      onSubmit={async (_, reason) => {
        await onCallOff(reason);
        return t.callOffDone;
      }}
      onRefusal={atFields({ '': tooLate })}
    >
      {about !== undefined && <p>{about}</p>}
    </FormSheet>
  );
}

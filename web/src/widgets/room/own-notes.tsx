import { schedulingLimits } from '@school/contract/calendar/limits';
import { useId, useState } from 'react';

import { useSession } from '#api/session.ts';
import { draftKey } from '#kit/draft-key.ts';
import { readDraft, rememberDraft } from '#kit/draft-store.ts';
import { controlLook } from '#kit/field.tsx';

import { useEventId } from './use-room.ts';

/** What somebody writes for itself in a lesson, as high as its place: it never leaves this device, and goes with the account's other drafts. */
export function OwnNotes({ title, about }: { title: string; about: string }) {
  const session = useSession();
  const key = draftKey(session?.kidUid ?? session?.customerId, `room:${useEventId()}`);
  const id = useId();
  const [text, setText] = useState(() => readDraft(key)?.['notes']?.[0] ?? '');
  return (
    <div className="flex min-h-0 grow flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {title}
      </label>
      <p id={`${id}-about`} className="text-sm text-mute">
        {about}
      </p>
      <textarea
        id={id}
        name="notes"
        aria-describedby={`${id}-about`}
        maxLength={schedulingLimits.noteSigns}
        value={text}
        onChange={({ target: { value: written } }) => {
          setText(written);
          rememberDraft(key, written === '' ? {} : { notes: [written] });
        }}
        className={`${controlLook} min-h-28 grow resize-none py-3`}
      />
    </div>
  );
}

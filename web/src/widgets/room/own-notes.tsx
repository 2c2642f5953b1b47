import { schedulingLimits } from '@school/contract/calendar/limits';
import { useState } from 'react';

import { useSession } from '#api/session.ts';
import { draftKey } from '#kit/draft-key.ts';
import { readDraft, rememberDraft } from '#kit/draft-store.ts';
import { TextArea } from '#kit/text-field.tsx';

import { useEventId } from './use-room.ts';

/** What somebody writes for itself in a lesson: it never leaves this device, and goes with the account's other drafts. */
export function OwnNotes({ title, about, rows = 5 }: { title: string; about: string; rows?: number }) {
  const session = useSession();
  const key = draftKey(session?.kidUid ?? session?.customerId, `room:${useEventId()}`);
  const [text, setText] = useState(() => readDraft(key)?.['notes']?.[0] ?? '');
  return (
    <TextArea
      name="notes"
      label={title}
      help={about}
      rows={rows}
      maxLength={schedulingLimits.noteSigns}
      value={text}
      onChange={(written) => {
        setText(written);
        rememberDraft(key, written === '' ? {} : { notes: [written] });
      }}
    />
  );
}

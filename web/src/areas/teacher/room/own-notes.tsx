import { schedulingLimits } from '@school/contract/calendar/limits';
import { useState } from 'react';

import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { draftKey } from '#kit/draft-key.ts';
import { readDraft, rememberDraft } from '#kit/draft-store.ts';
import { TextArea } from '#kit/text-field.tsx';
import { useEventId } from '#widgets/room/use-room.ts';

/** What the teacher writes for itself: it never leaves this device, and goes with the account's other drafts. */
export function OwnNotes() {
  const { notes: t } = useTexts('teacherRoom');
  const key = draftKey(useSession()?.customerId, `room:${useEventId()}`);
  const [text, setText] = useState(() => readDraft(key)?.['notes']?.[0] ?? '');
  return (
    <TextArea
      name="notes"
      label={t.title}
      help={t.about}
      rows={5}
      maxLength={schedulingLimits.noteSigns}
      value={text}
      onChange={(written) => {
        setText(written);
        rememberDraft(key, written === '' ? {} : { notes: [written] });
      }}
    />
  );
}

import { schedulingLimits } from '@school/contract/calendar/limits';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

interface NoteSheetProps {
  eventId: string;
  teacher: string;
  onClose(): void;
}

/** A word of the school to the teacher in the room. */
export function NoteSheet({ eventId, teacher, onClose }: NoteSheetProps) {
  const { acts: t } = useTexts('liveRooms');
  const write = useCall('POST /manager/rooms/:eventId/note');
  return (
    <FormSheet
      title={t.note(teacher)}
      onClose={onClose}
      submit={{ label: t.noteDo }}
      onSubmit={async (data) => {
        const text = typedText(data, 'text').trim();
        if (text === '') return { text: t.noteNeeded };
        await write.mutateAsync({ params: { eventId }, body: { text } });
        return t.noteSent;
      }}
    >
      <p>{t.noteAbout}</p>
      <TextArea name="text" label={t.noteText} rows={3} maxLength={schedulingLimits.noteSigns} required />
    </FormSheet>
  );
}

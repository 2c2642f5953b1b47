import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';

/** Not in the room, or no longer: why, and the way back to all rooms. */
export function Outside({ title, cause }: { title: string; cause?: unknown }) {
  const t = useTexts('liveRooms');
  const say = useRefusals();
  return (
    <div className="m-auto flex w-full max-w-lg flex-col items-center gap-4 p-6 text-center">
      <Heading title={title} />
      {cause instanceof SchoolRefusal && <p className="text-mute">{say(cause.code, cause.facts)}</p>}
      <LinkButton to="/manager/rooms">{t.toRooms}</LinkButton>
    </div>
  );
}

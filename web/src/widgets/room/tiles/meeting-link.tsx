import { useTexts } from '#i18n/texts.ts';
import { Icon, Video } from '#kit/icon.tsx';

/** Where a face would move, the way to the meeting at which it does, above the name at the tile's lower edge. A child of 3 to 6 sees the picture alone. */
export function MeetingLink({ url, name }: { url: string; name: string }) {
  const t = useTexts('roomMeeting');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.openNew(name)}
      className="press absolute top-2 inline-flex min-h-16 min-w-16 items-center justify-center gap-2 rounded-full bg-sun px-4 font-bold text-on-sun shadow-press focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      <Icon of={Video} />
      <span className="in-[[data-band=pre]]:sr-only">{t.open}</span>
    </a>
  );
}

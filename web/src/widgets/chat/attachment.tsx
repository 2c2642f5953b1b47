import { useTexts } from '#i18n/texts.ts';
import { Download, FileText, Icon } from '#kit/icon.tsx';

import { askForPictures } from './ask-for-pictures.ts';
import type { Message } from './chat-side.ts';
import { useFileSize } from './file-size.ts';

interface AttachmentProps {
  attachment: NonNullable<Message['attachment']>;
  author: string;
}

/** A voice that is heard where it stands, or a document that is taken to the device under its name. */
export function Attachment({ attachment: { kind, url, name, bytes, seconds }, author }: AttachmentProps) {
  const t = useTexts('chat');
  const sizeOf = useFileSize();
  if (kind === 'voice') {
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to each other has no captions */}
        <audio
          controls
          preload="none"
          src={url}
          onError={() => askForPictures(url)}
          aria-label={t.voiceFrom(author, seconds)}
          className="h-11 w-64 max-w-full"
        />
        <span className="sr-only">{t.voiceFrom(author, seconds)}</span>
      </>
    );
  }
  return (
    <a href={url} download={name} className="press flex min-h-11 items-center gap-3 font-bold">
      <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-sunk text-ink">
        <Icon of={FileText} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="flex items-center gap-1 text-sm font-normal text-mute">
          <Icon of={Download} size={14} />
          {sizeOf(bytes)}
        </span>
      </span>
    </a>
  );
}

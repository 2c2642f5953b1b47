import { useTexts } from '#i18n/texts.ts';
import { FileText, Icon, X } from '#kit/icon.tsx';

import { useFileSize } from './file-size.ts';
import type { SentFile } from './sent-file.ts';

/** What waits in the composer for its words: seen or heard before it is sent, and taken back by one tap. */
export function WaitingFile({ file, onTakeBack }: { file: SentFile; onTakeBack(): void }) {
  const t = useTexts('chat');
  const sizeOf = useFileSize();
  return (
    <div className="flex items-center gap-3 px-3 pt-3">
      {file.kind === 'voice' ? (
        <OwnVoice sound={file.blob} />
      ) : (
        <>
          {file.kind === 'picture' ? (
            <OwnPicture picture={file.blob} className="size-16 rounded-sm object-cover" />
          ) : (
            <span className="grid size-16 shrink-0 place-items-center rounded-sm bg-sunk">
              <Icon of={FileText} size={28} />
            </span>
          )}
          <p className="min-w-0 grow">
            <strong className="block wrap-anywhere">{file.name}</strong>
            <span className="text-sm text-mute">
              {sizeOf(file.blob.size)} · {t.goesWithWords}
            </span>
          </p>
        </>
      )}
      <button
        type="button"
        aria-label={t.takeBack}
        title={t.takeBack}
        onClick={onTakeBack}
        className="press grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/** A picture of this device, before the school has it. */
export function OwnPicture({ picture, className }: { picture: Blob; className: string }) {
  const t = useTexts('chat');
  const show = (image: HTMLImageElement | null) => {
    if (!image) return undefined;
    image.src = URL.createObjectURL(picture);
    return () => URL.revokeObjectURL(image.src);
  };
  return <img ref={show} alt={t.picture} className={className} />;
}

/** A voice of this device, before the school has it. */
export function OwnVoice({ sound }: { sound: Blob }) {
  const t = useTexts('chat');
  const play = (audio: HTMLAudioElement | null) => {
    if (!audio) return undefined;
    audio.src = URL.createObjectURL(sound);
    return () => URL.revokeObjectURL(audio.src);
  };
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has just been said by whoever listens
  return <audio ref={play} controls aria-label={t.voice} className="h-11 min-w-0 grow" />;
}

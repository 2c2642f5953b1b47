import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import { askForPictures } from './ask-for-pictures.ts';
import type { Message } from './chat-side.ts';

/** A picture as large as the screen allows. */
export function PictureView({ message: { picture, authorName }, onClose }: { message: Message; onClose(): void }) {
  const t = useTexts('chat');
  return (
    <Dialog title={t.picture} onClose={onClose} width="wide">
      {picture && (
        <img
          src={picture.url}
          onError={() => askForPictures(picture.url)}
          alt={t.pictureFrom(authorName)}
          width={picture.width}
          height={picture.height}
          className="m-auto max-h-[72dvh] w-auto max-w-full object-contain"
        />
      )}
    </Dialog>
  );
}

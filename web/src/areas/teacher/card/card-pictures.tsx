import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FileInput } from '#kit/file-input.tsx';
import { Icon, ImagePlus, Video } from '#kit/icon.tsx';
import { CropPhoto } from '#widgets/face-choice/crop-photo.tsx';

type Part = 'photo' | 'video';

interface CardPicturesProps {
  photo: string | null;
  video: string | null;
  /** What is to go with this card. */
  without: Record<Part, boolean>;
  onWithout(part: Partial<Record<Part, boolean>>): void;
}

/** Face and hello of the card: chosen, cut, taken away. */
export function CardPictures({ photo, video, without, onWithout }: CardPicturesProps) {
  const t = useTexts('ownCard');
  const photoInput = useRef<HTMLInputElement>(null);
  const videoInput = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();
  const putPhoto = useMutation({
    mutationFn: (picture: Blob) => api('POST /teacher/card/photo', {}, { picture }),
    onSuccess: async () => {
      setAddress(undefined);
      onWithout({ photo: false });
      await changed('GET /teacher/card');
    },
  });
  const putVideo = useMutation({
    mutationFn: (chosen: Blob) => api('POST /teacher/card/video', {}, { video: chosen }),
    onSuccess: async () => {
      onWithout({ video: false });
      await changed('GET /teacher/card');
    },
  });
  const removing = (part: Part, has: boolean) =>
    has && (
      <Button
        size="small"
        label={without[part] ? t.keep : part === 'photo' ? t.removePhoto : t.removeVideo}
        onPress={() => onWithout({ [part]: !without[part] })}
      >
        {without[part] ? t.keep : t.remove}
      </Button>
    );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card title={t.photo} className="flex flex-col items-start gap-3">
        <p className="text-sm text-mute">{t.photoHelp}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onPress={() => photoInput.current?.click()}>
            <Icon of={ImagePlus} />
            {t.choosePhoto}
          </Button>
          {removing('photo', photo !== null)}
        </div>
        {without.photo && <p className="text-sm font-bold text-warn">{t.removed}</p>}
        <FileInput ref={photoInput} label={t.choosePhoto} accept="image/*" onChosen={(chosen) => setAddress(URL.createObjectURL(chosen))} />
      </Card>
      <Card title={t.video} className="flex flex-col items-start gap-3">
        <p className="text-sm text-mute">{t.videoHelp}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={putVideo.isPending} onPress={() => videoInput.current?.click()}>
            <Icon of={Video} />
            {putVideo.isPending ? t.sending : t.chooseVideo}
          </Button>
          {removing('video', video !== null)}
        </div>
        {without.video && <p className="text-sm font-bold text-warn">{t.removed}</p>}
        <FileInput
          ref={videoInput}
          label={t.chooseVideo}
          accept="video/mp4,video/quicktime,video/webm"
          onChosen={(chosen) => putVideo.mutate(chosen)}
        />
      </Card>
      {address !== undefined && (
        <Sheet title={t.crop} onClose={() => setAddress(undefined)}>
          <CropPhoto
            key={address}
            address={address}
            busy={putPhoto.isPending}
            onDone={(picture) => putPhoto.mutate(picture)}
            onOther={() => photoInput.current?.click()}
          />
        </Sheet>
      )}
    </div>
  );
}

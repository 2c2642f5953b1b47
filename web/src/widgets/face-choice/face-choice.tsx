import { familiesLimits } from '@school/contract/families/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FileInput } from '#kit/file-input.tsx';
import { Icon, ImagePlus } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { CropPhoto } from './crop-photo.tsx';

interface FaceChoiceProps {
  name: string;
  /** The face as it is. */
  face: string | null;
  /** Of a kid; without it the face is the parent's own. */
  kidUid?: string;
  /** The kid itself chooses: larger, and no words for grown-ups. */
  forKid?: boolean;
  onClose(): void;
}

type Chosen = { photo: Blob } | { animal: (typeof familiesLimits.animals)[number] | null };

/** Writes a face: a photo, a drawn animal, or the first one again. */
function write(chosen: Chosen, kidUid: string | undefined): Promise<unknown> {
  if ('photo' in chosen) {
    const picture = chosen.photo;
    return kidUid === undefined
      ? api('POST /user/avatar', {}, { picture })
      : api('POST /user/avatar/kid', { query: { kidUid } }, { picture });
  }
  return kidUid === undefined
    ? api('POST /user/avatar/animal', { body: chosen })
    : api('POST /user/avatar/kid/animal', { body: { ...chosen, kidUid } });
}

/** A face is chosen: one tap on an animal, or a photo and the part of it that is to be seen. */
export function FaceChoice({ name, face, kidUid, forKid = false, onClose }: FaceChoiceProps) {
  const t = useTexts('faces');
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();
  const choose = useMutation({
    mutationFn: (chosen: Chosen) => write(chosen, kidUid),
    onSuccess: async () => {
      await changed('GET /user');
      raiseNotice({ tone: 'good', text: t.saved });
      onClose();
    },
  });
  const animals = [null, ...familiesLimits.animals];
  const first = kidUid === undefined ? {} : { animal: kidUid };
  return (
    <Sheet title={address !== undefined ? t.crop : t.title(name)} onClose={onClose}>
      <FileInput ref={input} label={t.photo} accept="image/*" onChosen={(chosen) => setAddress(URL.createObjectURL(chosen))} />
      {address !== undefined ? (
        <CropPhoto
          key={address}
          address={address}
          busy={choose.isPending}
          onDone={(photo) => choose.mutate({ photo })}
          onOther={() => input.current?.click()}
        />
      ) : (
        <>
          <Button kind="primary" size={forKid ? 'large' : 'medium'} onPress={() => input.current?.click()}>
            <Icon of={ImagePlus} />
            {t.photo}
          </Button>
          {!forKid && <p className="text-sm text-mute">{t.photoHelp}</p>}
          {!forKid && <h3 className="text-lg">{t.animals}</h3>}
          <ul aria-label={t.animals} className={`grid gap-2 ${forKid ? 'grid-cols-3 sm:grid-cols-4' : 'grid-cols-4 sm:grid-cols-5'}`}>
            {animals.map((animal) => {
              const chosen = animal === null ? null : `animal:${animal}`;
              return (
                <li key={animal ?? ''}>
                  <button
                    type="button"
                    aria-pressed={face === chosen}
                    disabled={choose.isPending}
                    onClick={() => choose.mutate({ animal })}
                    className="press grid min-h-20 w-full place-items-center rounded-md border-2 border-line hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft"
                  >
                    <Avatar name={name} picture={chosen} size={forKid ? 76 : 60} {...(animal === null ? first : {})} />
                    <span className="sr-only">{animal === null ? t.first : t.names[animal]}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}

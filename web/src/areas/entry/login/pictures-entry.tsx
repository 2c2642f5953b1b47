import type { Face, SignInPicture } from '@school/contract/identity/picture-calls';
import { useEffect, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { enter } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { hush, say } from '#kit/play/speech.ts';
import { useNavigate } from '#kit/router/router.tsx';
import { PicturePad } from '#widgets/picture-pad/picture-pad.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';

interface PicturesEntryProps {
  faces: readonly Face[];
  /** A child is choosing its pictures: the way in of the grown-ups steps aside. */
  onChosen(chosen: boolean): void;
}

/** Children whom this device knows: a child who cannot read finds its face, then its three pictures, and hears what to do. */
export function PicturesEntry({ faces, onChosen }: PicturesEntryProps) {
  const t = useTexts('pictures');
  const tongue = useLocale() === 'en-US' ? 'en' : 'ru';
  const [kid, setKid] = useState<Face>();
  useRecordings('pre');
  useEffect(() => hush, []);
  const choose = (face: Face | undefined) => {
    setKid(face);
    onChosen(face !== undefined);
  };
  const hear = (text: string) => say([{ text, lang: tongue }], { slow: true });
  if (kid) return <OwnPictures kid={kid} hear={hear} onBack={() => choose(undefined)} />;
  return (
    <Card label={t.whoIsHere} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{t.whoIsHere}</h2>
        <Speaker label={t.hear} onPress={() => hear(t.speech.findYourself)} />
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {faces.map((face) => (
          <li key={face.kidUid}>
            <button
              type="button"
              aria-label={t.enterAs(face.firstName)}
              onClick={() => {
                choose(face);
                hear(face.isBlocked ? t.speech.blocked : t.speech.choose);
              }}
              className="press flex w-full flex-col items-center gap-2 rounded-lg border-2 border-line bg-card p-3 shadow-press hover:border-brand"
            >
              <Avatar name={face.firstName} picture={face.avatar} animal={face.kidUid} size={88} />
              <span className="max-w-full truncate text-lg font-extrabold">{face.firstName}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The pictures of one child. The third one tries them; after five wrong times only a grown-up helps. */
function OwnPictures({ kid, hear, onBack }: { kid: Face; hear(text: string): void; onBack(): void }) {
  const t = useTexts('pictures');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly SignInPicture[]>([]);
  const [isBlocked, setBlocked] = useState(kid.isBlocked);
  const [isWrong, setWrong] = useState(false);
  const open = useCall('POST /auth/pictures');
  const { kidUid, firstName } = kid;

  const tryThem = async (pictures: readonly SignInPicture[]) => {
    try {
      enter(await open.mutateAsync({ body: { kidUid, pictures: [...pictures] } }));
      hush();
      void navigate({ to: '/kids/$kidUid', params: { kidUid }, replace: true });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal) || !/pictures_/.test(cause.code)) return;
      cause.take();
      setChosen([]);
      setWrong(true);
      const isOver = cause.code !== 'identity.pictures_wrong';
      setBlocked(isOver);
      hear(isOver ? t.speech.blocked : t.speech.wrong);
    }
  };
  const add = (picture: SignInPicture) => {
    const next = [...chosen, picture];
    setChosen(next);
    setWrong(false);
    if (next.length === 3) void tryThem(next);
  };
  const told = isBlocked ? t.speech.blocked : isWrong ? t.speech.wrong : t.speech.choose;
  return (
    <Card label={t.hello(firstName)} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={firstName} picture={kid.avatar} animal={kidUid} size={56} />
        <h2 className="min-w-0 grow text-xl wrap-anywhere">{t.hello(firstName)}</h2>
        <Speaker label={t.hear} onPress={() => hear(told)} />
      </div>
      <output className="text-lg font-bold">{told}</output>
      {isBlocked ? <p className="text-mute">{t.forGrownUps}</p> : <PicturePad chosen={chosen} onChoose={add} disabled={open.isPending} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Button onPress={onBack}>{t.back}</Button>
        {!isBlocked && chosen.length > 0 && <Button onPress={() => setChosen([])}>{t.clear}</Button>}
      </div>
    </Card>
  );
}

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { DoorOpen, Icon, Video, VideoOff } from '#kit/icon.tsx';
import { say } from '#kit/play/speech.ts';
import { Face } from '#widgets/face/face.tsx';
import type { Band } from '#widgets/player/band.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { OwnPicture } from '#widgets/room/tiles/person-tile.tsx';

import { useTongue } from '../../use-kid.ts';
import { Sky } from '../parts/sky.tsx';
import { useSpoken } from '../use-spoken.ts';
import { useDoor } from '../waiting/use-checks.ts';
import type { WaitingProps } from '../waiting/waiting-props.ts';

/** On a phone: whose lesson it is, how one looks, and the way in. */
export function SmallWait({ lobby, kid, switches, band, onEnter }: WaitingProps & { band: Band }) {
  const t = useTexts('kidRoom');
  const { hear } = useTexts('kid');
  const tongue = useTongue();
  const { teacher, insteadOf, engine } = lobby;
  const { isTeacherIn, isOpen } = useDoor(lobby);
  const { preview } = switches.is;
  const { camera } = switches.wanted;
  const isPre = band === 'pre';
  const spoken = isOpen ? t.speech.doorOpen : t.speech.wait;
  useSpoken(band, spoken);
  return (
    <div data-band={band} className="room grid place-items-center overflow-y-auto p-4" style={{ minHeight: 0 }}>
      {band !== 'teen' && <Sky />}
      <section className="flex w-full max-w-md flex-col items-center gap-4 rounded-xl bg-card/95 p-5 text-center landscape:max-w-2xl">
        <div className="flex items-center gap-4">
          <Face name={teacher.name} avatar={teacher.avatar} size={88} />
          <span className="grid size-22 shrink-0 place-items-center overflow-clip rounded-lg bg-brand-soft">
            {preview ? (
              <OwnPicture preview={preview} />
            ) : (
              <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={72} />
            )}
          </span>
        </div>
        <h1 className={isPre ? 'sr-only' : 'text-xl'}>{isTeacherIn ? t.wait.isIn(teacher.name) : t.wait.comesSoon(teacher.name)}</h1>
        {!isPre && insteadOf !== null && <p>{t.wait.standsIn(teacher.name)}</p>}
        {!isPre && engine === 'outside' && <p>{t.wait.outside}</p>}
        <button
          type="button"
          disabled={isPre && !isOpen}
          {...(isPre && { 'aria-label': isOpen ? t.wait.enterDoor(teacher.name) : t.wait.shutDoor })}
          className="press flex min-h-20 w-full items-center justify-center gap-3 rounded-lg bg-sun text-xl font-extrabold text-on-sun shadow-press disabled:opacity-50"
          onClick={onEnter}
        >
          <Icon of={DoorOpen} size={isPre ? 48 : 28} /> {!isPre && t.wait.enter}
        </button>
        <div className="flex items-center gap-3">
          {isPre && <Speaker label={hear} size="4rem" onPress={() => say([{ text: spoken, lang: tongue }], { slow: true })} />}
          {switches.hasCamera && (
            <button
              type="button"
              aria-label={camera ? t.wait.turnCameraOff : t.wait.turnCameraOn}
              className="room-key press shadow-press"
              onClick={() => switches.setCamera(!camera)}
            >
              <Icon of={camera ? Video : VideoOff} size={28} />
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

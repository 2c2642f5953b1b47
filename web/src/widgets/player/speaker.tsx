import { ownPicture } from './own-pictures.ts';
import { useSpeaking } from '#kit/play/voice-state.ts';

interface SpeakerProps {
  label: string;
  onPress(): void;
  /** Touch this now. */
  glows?: boolean;
  size?: string;
}

/** A loudspeaker: says it (again), as often as wanted. */
export function Speaker({ label, onPress, glows = false, size = '4rem' }: SpeakerProps) {
  const speaking = useSpeaking();
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      style={{ width: size, height: size }}
      className={`press grid shrink-0 place-items-center rounded-full shadow-press in-data-[band=teen]:max-h-12 in-data-[band=teen]:max-w-12 ${glows ? 'kid-glow bg-sun' : 'bg-card'}`}
    >
      <img src={ownPicture(speaking ? 'speaker-high-volume' : 'speaker-medium-volume')} alt="" draggable={false} className="size-3/5" />
    </button>
  );
}

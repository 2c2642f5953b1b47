import { useEffect, useRef } from 'react';

/** The camera's picture while it is looked at, as a mirror. */
export function SelfView({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
    return () => {
      shown.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={label}
      className="aspect-[4/3] w-full max-w-80 -scale-x-100 rounded-md bg-sunk object-cover"
    />
  );
}

/** The clip that is played, where the check itself plays it. */
export function Clip({ clip, label }: { clip: HTMLVideoElement; label: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = place.current;
    here?.append(clip);
    return () => here?.replaceChildren();
  }, [clip]);
  return <figure ref={place} aria-label={label} className="aspect-video w-full max-w-80" />;
}

/** How loud it is, as a bar that moves. */
export const Level = ({ level, label }: { level: number; label: string }) => (
  <meter aria-label={label} min={0} max={1} value={level} className="h-4 w-full max-w-80" />
);

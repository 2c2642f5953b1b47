import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import { firstView, kept, mostZoom, squareOf, type View } from './crop.ts';

/** Side of the window in which the photo is moved, and of the picture that is sent; in pixels. */
const windowSide = 240;
const sentSide = 512;
const keySteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropPhotoProps {
  /** Where the browser finds the chosen file; given back once it has been read. */
  address: string;
  busy: boolean;
  onDone(picture: Blob): void;
  onOther(): void;
}

/** The photo behind a round window: moved and brought closer until the face is in it. What is sent is the square, and small. */
export function CropPhoto({ address, busy, onDone, onOther }: CropPhotoProps) {
  const t = useTexts('faces');
  const [photo, setPhoto] = useState<HTMLImageElement | 'unreadable'>();
  const [view, setView] = useState<View>(firstView);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);

  const read = (found: typeof photo) => {
    URL.revokeObjectURL(address);
    setPhoto(found);
  };
  const size = photo instanceof HTMLImageElement ? { width: photo.naturalWidth, height: photo.naturalHeight } : undefined;
  const square = size && squareOf(view, size);
  /** Pixels of the window for one of the photo. */
  const scale = square ? windowSide / square.side : 0;

  const moveBy = (x: number, y: number) =>
    size && setView(kept({ ...view, x: view.x - x / scale / size.width, y: view.y - y / scale / size.height }, size));
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    moveBy(clientX - from.current.x, clientY - from.current.y);
    from.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    moveBy(-step[0] * 12, -step[1] * 12);
  };
  const done = () => {
    const canvas = document.createElement('canvas');
    canvas.width = sentSide;
    canvas.height = sentSide;
    const pen = canvas.getContext('2d');
    if (!pen || !square || !(photo instanceof HTMLImageElement)) return;
    // What is transparent would be black in a JPEG.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, sentSide, sentSide);
    pen.drawImage(photo, square.left, square.top, square.side, square.side, 0, 0, sentSide, sentSide);
    canvas.toBlob((picture) => picture && onDone(picture), 'image/jpeg', 0.9);
  };
  if (photo === 'unreadable') {
    return (
      <>
        <p role="alert">{t.unreadable}</p>
        <Button onPress={onOther}>{t.other}</Button>
      </>
    );
  }
  return (
    <>
      <p className="text-mute">{t.cropHelp}</p>
      <button
        type="button"
        aria-label={t.frame}
        className="relative mx-auto shrink-0 touch-none overflow-hidden rounded-full bg-sunk select-none"
        style={{ width: windowSide, height: windowSide }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
        onKeyDown={onKeyDown}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={(event) => read(event.currentTarget)}
          onError={() => read('unreadable')}
          className="absolute max-w-none origin-top-left"
          style={
            size && square
              ? { width: size.width * scale, height: size.height * scale, left: -square.left * scale, top: -square.top * scale }
              : { opacity: 0 }
          }
        />
      </button>
      <label className="flex flex-col gap-1.5 font-bold">
        {t.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          onChange={({ target }) => size && setView(kept({ ...view, zoom: Number(target.value) }, size))}
          className="h-11 w-full accent-brand"
        />
      </label>
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button onPress={onOther}>{t.other}</Button>
        <Button kind="primary" busy={busy} disabled={!size} onPress={done}>
          {t.save}
        </Button>
      </div>
    </>
  );
}

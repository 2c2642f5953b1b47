/** The faces of a class lie on one picture, in cells of this many pixels: eight at most. */
export const classGrid = { columns: 4, rows: 2, width: 160, height: 120, fps: 8, bits: 250_000 } as const;

/** Where somebody's face lies among those of all who are there: by the order of their names, the same on every page. */
export function cellOf(people: readonly string[], person: string): { column: number; row: number } | undefined {
  const at = people.toSorted().indexOf(person);
  if (at < 0 || at >= classGrid.columns * classGrid.rows) return undefined;
  return { column: at % classGrid.columns, row: Math.floor(at / classGrid.columns) };
}

/** On the teacher's page of a star: the children's faces as one picture that goes to each of them, so that they see each other. */
export function createClassPicture() {
  const { columns, rows, width, height, fps } = classGrid;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [columns * width, rows * height];
  const pen = canvas.getContext('2d');
  const faces = new Map<string, HTMLVideoElement>();
  let people: readonly string[] = [];
  const timer = setInterval(() => {
    pen?.clearRect(0, 0, canvas.width, canvas.height);
    for (const [person, face] of faces) {
      const cell = cellOf(people, person);
      if (cell && face.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
        pen?.drawImage(face, cell.column * width, cell.row * height, width, height);
    }
  }, 1000 / fps);

  return {
    track: canvas.captureStream(fps).getVideoTracks()[0],
    seat(now: readonly string[]): void {
      people = now;
    },
    show(person: string, track: MediaStreamTrack | undefined): void {
      if (!track) return void faces.delete(person);
      const known = faces.get(person);
      if ((known?.srcObject as MediaStream | undefined)?.getTracks()[0] === track) return;
      const face = known ?? document.createElement('video');
      face.muted = true;
      face.srcObject = new MediaStream([track]);
      void face.play().catch(() => undefined);
      faces.set(person, face);
    },
    close(): void {
      clearInterval(timer);
      for (const face of faces.values()) face.srcObject = null;
      faces.clear();
    },
  };
}

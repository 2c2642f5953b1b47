import { filesLimits } from '@school/contract/files/limits';

/** What a canvas is sent as; a page of letters stays sharp in it. */
const quality = 0.92;

/**
 * A chosen picture as it is sent: no larger than it is kept, since a photo of a phone takes long on its way. What this browser cannot
 * read is sent as it is, and the school says what is wrong with it.
 */
export async function asPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, filesLimits.photoSide / Math.max(bitmap.width, bitmap.height));
  const isSmall = file.size <= filesLimits.pictureMegabytes * 1024 * 1024;
  if (scale === 1 && isSmall) {
    bitmap.close();
    return file;
  }
  const canvas = paperOf(bitmap.width * scale, bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return pictureOf(canvas);
}

/** How large a drawn picture stands on its sheet, and how much of its height it takes. */
const sheet = { width: 1000, height: 750, share: 0.7 } as const;

/** A drawn picture of the school in the middle of a sheet as large as a board, so that there is paper around it to write on. */
export async function onSheet(address: string): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = paperOf(sheet.width, sheet.height);
  const side = sheet.height * sheet.share;
  canvas.getContext('2d')?.drawImage(picture, (sheet.width - side) / 2, (sheet.height - side) / 2, side, side);
  return pictureOf(canvas);
}

/** A white sheet: what is transparent would be black in a JPEG. */
export function paperOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((go, no) =>
    canvas.toBlob((blob) => (blob ? go(blob) : no(new Error('No picture came off the canvas'))), 'image/jpeg', quality),
  );

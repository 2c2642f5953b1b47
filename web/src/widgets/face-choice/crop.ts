/** How a photo stands behind the round window: how much larger than filling it, and which point of it is in the middle (0 to 1). */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const mostZoom = 4;
export const firstView: View = { zoom: 1, x: 0.5, y: 0.5 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The same view, moved so far that nothing empty is seen. */
export function kept({ zoom, x, y }: View, { width, height }: { width: number; height: number }): View {
  const closer = between(1, zoom, mostZoom);
  const side = Math.min(width, height) / closer;
  const [halfX, halfY] = [side / 2 / width, side / 2 / height];
  return { zoom: closer, x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY) };
}

/** The square of the photo that is seen, in its own pixels. */
export function squareOf(view: View, photo: { width: number; height: number }): { left: number; top: number; side: number } {
  const { zoom, x, y } = kept(view, photo);
  const side = Math.min(photo.width, photo.height) / zoom;
  return { left: x * photo.width - side / 2, top: y * photo.height - side / 2, side };
}

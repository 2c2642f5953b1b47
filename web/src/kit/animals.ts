/** Faces for children without a picture: Fluent Emoji (MIT), cut out once and served as files. */
const pictures = import.meta.glob<string>('./animals/*.svg', { query: '?url', import: 'default', eager: true });
const faces = Object.entries(pictures)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, address]) => address);

/** The animal of an id: the same one on every device. */
export function animalOf(id: string): string | undefined {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return faces[sum % faces.length];
}

/** A face as the school gives it, as an address: of a drawn animal (`animal:fox`), or of a picture as it is. */
export const pictureOf = (face: string | null): string | undefined =>
  face?.startsWith('animal:') ? pictures[`./animals/${face.slice(7)}.svg`] : (face ?? undefined);

/**
 * Faces for children without a picture: Fluent Emoji (MIT), cut out once. They stand among the public files under their own
 * names, so that a page that shows a face carries no list of addresses; one that is drawn anew gets a new name.
 */
export const animals = 'bear cat dog fox frog hamster koala lion monkey owl panda penguin rabbit tiger unicorn'.split(' ');

const drawn = (name: string | undefined) => `/assets/animals/${name}.svg`;

/** The animal of an id: the same one on every device. */
export function animalOf(id: string): string {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return drawn(animals[sum % animals.length]);
}

/** A face as the school gives it, as an address: of a drawn animal (`animal:fox`), or of a picture as it is. */
export const pictureOf = (face: string | null): string | undefined =>
  face?.startsWith('animal:') ? drawn(face.slice(7)) : (face ?? undefined);

import type { Files } from '#platform/files';

/** How a face is kept: the name of a picture among the files, or an animal that the app draws itself. */
const animal = 'animal:';

export const animalFace = (name: string): string => `${animal}${name}`;

/** The name of the kept picture; undefined when there is none. */
export const pictureOf = (avatar: string | null): string | undefined => (avatar === null || avatar.startsWith(animal) ? undefined : avatar);

/** A face as the browser gets it: an animal by its name, a picture by its address. A child's address lasts an hour at most. */
export function facesBy(files: Pick<Files, 'url' | 'shortUrl'>) {
  const shown = (avatar: string | null, url: (name: string) => string): string | null => {
    const picture = pictureOf(avatar);
    return picture === undefined ? avatar : url(picture);
  };
  return {
    faceOfKid: (avatar: string | null) => shown(avatar, files.shortUrl),
    faceOfParent: (avatar: string | null) => shown(avatar, files.url),
  };
}

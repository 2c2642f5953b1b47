/** The pictures a kid chooses its own from: what a child of three names without being told. */
export const signInPictures = [
  'cat',
  'ball',
  'fish',
  'house',
  'star',
  'apple',
  'car',
  'flower',
  'duck',
  'umbrella',
  'cake',
  'moon',
] as const;
export type SignInPicture = (typeof signInPictures)[number];

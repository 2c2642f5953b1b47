/** Children call their teacher by the first name, as they do in the lesson: what stands first in the name that the school shows. */
export const firstName = (name: string): string => name.split(/\s+/u, 1)[0] ?? name;

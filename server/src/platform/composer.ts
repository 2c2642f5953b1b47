/**
 * A document that several modules fill: the module below owns it and gives the base, modules above add their
 * parts when the school is wired. So the owner shows the whole without knowing who is above it.
 */
export interface Composer<Whole extends object> {
  /** The part is asked anew each time. */
  add(part: (ownerId: string) => Promise<Partial<Whole>>): void;
  /** All parts of one owner, asked at once. */
  of(ownerId: string): Promise<Partial<Whole>>;
}

/** An empty document to be filled. */
export function createComposer<Whole extends object>(): Composer<Whole> {
  const parts: Array<(ownerId: string) => Promise<Partial<Whole>>> = [];
  return {
    add(part) {
      parts.push(part);
    },
    async of(ownerId) {
      const filled = await Promise.all(parts.map((part) => part(ownerId)));
      return Object.assign({}, ...filled) as Partial<Whole>;
    },
  };
}

/**
 * A document that several modules fill: the module below owns it and gives the base, modules above add their
 * parts when the school is wired. So the owner shows the whole without knowing who is above it.
 */
export interface Parts<Part extends object> {
  /** `who` names the module that fills; the part is asked anew each time. */
  add(who: string, part: (ownerId: string) => Promise<Partial<Part>>): void;
  /** All parts of one owner, asked at once. */
  of(ownerId: string): Promise<Partial<Part>>;
}

/** An empty document to be filled. */
export function createParts<Part extends object>(): Parts<Part> {
  const parts: Array<(ownerId: string) => Promise<Partial<Part>>> = [];
  return {
    add(_who, part) {
      parts.push(part);
    },
    async of(ownerId) {
      const filled = await Promise.all(parts.map((part) => part(ownerId)));
      return Object.assign({}, ...filled) as Partial<Part>;
    },
  };
}

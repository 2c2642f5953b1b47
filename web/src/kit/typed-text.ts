/** What was typed into a field of a form; an empty text when there is no such field. */
export function typedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

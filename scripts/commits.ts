/** How long the subject of a commit may be: git shows 72 characters of it in a terminal. */
const longest = 72;

/** What is wrong with the subject of a commit; nothing when it says in one short line what is now true. */
export function faultsOf(subject: string): string[] {
  const faults: string[] = [];
  const { length } = Array.from(subject);
  if (length > longest) faults.push(`is ${length} characters long, at most ${longest}`);
  if (subject.includes(';')) faults.push('holds two changes (;)');
  if (/^\w+(\([^)]*\))?!?: [a-z]/.test(subject)) faults.push('begins with a label and not with what is now true');
  if (/^(wip|fix|update|changes?|fixup!.*|squash!.*)\.?$/i.test(subject)) faults.push('says nothing');
  return faults;
}

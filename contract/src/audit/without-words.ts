import { auditFields, auditSubjects } from './fields.ts';

interface Kept {
  subjectType: string | null;
  before: object | null;
  after: object | null;
}

/** What of an act has no words for people: fields and subjects that nobody named, codes that no list has. Empty is right. */
export function withoutWords({ subjectType, before, after }: Kept): string[] {
  const known: Readonly<Record<string, string | readonly string[]>> = auditFields;
  const subjects: readonly string[] = auditSubjects;
  return [
    ...(subjectType === null || subjects.includes(subjectType) ? [] : [`subject ${subjectType}`]),
    ...[before, after].flatMap((side) =>
      Object.entries(side ?? {}).flatMap(([field, value]) => {
        const told = Object.hasOwn(known, field) ? known[field] : undefined;
        if (told === undefined) return [`field ${field}`];
        if (typeof told === 'string') return [];
        const codes: unknown[] = Array.isArray(value) ? value : [value];
        return codes
          .filter((code) => code !== null && !(typeof code === 'string' && told.includes(code)))
          .map((code) => `${field} ${JSON.stringify(code)}`);
      }),
    ),
  ];
}

import type { StageStep } from '@school/contract/lesson-room/script';
import type { Face } from '@school/contract/playbooks/pictures';

/** A picture that a lesson shows. */
export interface LessonPicture {
  icon: string;
  /** What the lesson calls it; nothing where it only stands there, to be counted for instance. */
  name: string | undefined;
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Pictures of the panels of a lesson in their order, each once, with the name that any of its places gives it. */
export function lessonPictures(steps: ReadonlyArray<Pick<StageStep, 'panels'>>, tongue: 'ru' | 'en'): LessonPicture[] {
  const found = new Map<string, LessonPicture>();
  const look = (value: unknown, name?: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => look(one));
    if (!isThing(value)) return;
    if (value['kind'] === 'icon' && typeof value['icon'] === 'string') {
      const { icon } = value;
      found.set(icon, { icon, name: found.get(icon)?.name ?? name });
    }
    const { name: spoken, words = spoken } = value as Face;
    for (const [field, part] of Object.entries(value)) look(part, field === 'picture' ? words?.[words.lang ?? tongue] : undefined);
  };
  for (const { panels } of steps) for (const { stimulus } of panels) look(stimulus);
  return [...found.values()];
}

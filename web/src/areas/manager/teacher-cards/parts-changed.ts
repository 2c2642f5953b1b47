import type { CardContent } from '@school/contract/teacher-cards/shapes';

type Part = 'photo' | 'video' | 'aboutRu' | 'aboutEn' | 'languages' | 'teachesSince';

/** The file behind an address: its signature changes with the hour. */
const fileOf = (address: string | null): string | undefined => address?.split('?')[0];

/** What is other in a card than in the one before. */
export function partsChanged(before: CardContent, after: CardContent): Part[] {
  const is: Record<Part, boolean> = {
    photo: fileOf(before.photo) !== fileOf(after.photo),
    video: fileOf(before.video) !== fileOf(after.video),
    aboutRu: before.about.ru !== after.about.ru,
    aboutEn: before.about.en !== after.about.en,
    languages: before.languages.toSorted().join() !== after.languages.toSorted().join(),
    teachesSince: before.teachesSince !== after.teachesSince,
  };
  return (Object.keys(is) as Part[]).filter((part) => is[part]);
}

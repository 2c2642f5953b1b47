/** How one greets at that hour of the family's clock; minutes after midnight. */
export const partOfDay = (minutes: number): 'morning' | 'day' | 'evening' | 'night' =>
  minutes < 300 ? 'night' : minutes < 720 ? 'morning' : minutes < 1020 ? 'day' : minutes < 1380 ? 'evening' : 'night';

/** Words of the calendar begin small in Russian, and large where they stand alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

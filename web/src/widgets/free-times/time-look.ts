/** The look of one free time, button or link: big, with room for a second clock under it. */
export const timeLook =
  'press figures flex min-h-12 w-full flex-col items-center justify-center rounded-md border-2 border-line bg-card px-1 py-1 leading-tight font-bold hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand';

import { CircleCheck, Icon, TriangleAlert } from '#kit/icon.tsx';

/** Whether the school's books say the same as a report: computed there, told here. */
export const Agreement = ({ agrees, words }: { agrees: boolean; words: string }) => (
  <p className={`flex items-center gap-2 font-bold ${agrees ? 'text-good' : 'text-bad'}`} role={agrees ? undefined : 'alert'}>
    <Icon of={agrees ? CircleCheck : TriangleAlert} />
    {words}
  </p>
);

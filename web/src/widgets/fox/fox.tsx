import { useSchool } from '#api/school.ts';

/** What he is drawn doing; each has its occasion. */
export type Pose =
  | 'greeting'
  | 'counting'
  | 'searching'
  | 'sleeping'
  | 'thinking'
  | 'letter'
  | 'offline'
  | 'celebrating'
  | 'reading'
  | 'rocket';

/** Чип among grown-ups, at a border and where nothing is yet; where the school has him. He says nothing by himself. */
export const Fox = ({ pose, size = 120, className = '' }: { pose: Pose; size?: number; className?: string }) =>
  useSchool().mascot ? <img src={`/assets/fox/${pose}.svg`} alt="" width={size} height={size * 1.2} className={className} /> : null;

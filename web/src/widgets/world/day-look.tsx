import file from './day.css?url';

/** The styles of what stands beside the way: the jar, the weeks, the quests. */
export const DayLook = () => <link rel="stylesheet" href={file} precedence="world" />;

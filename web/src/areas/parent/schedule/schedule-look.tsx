import file from './schedule.css?url';

/** Styles of the schedule alone: what is around them waits until the file is there. */
export const ScheduleLook = () => <link rel="stylesheet" href={file} precedence="page" />;

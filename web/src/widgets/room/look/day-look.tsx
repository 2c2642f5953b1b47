import file from './day.css?url';

/** The day of a child's room, on pages of others who look at its task. What is around it waits until the file is there. */
export const DayLook = () => <link rel="stylesheet" href={file} precedence="player" />;

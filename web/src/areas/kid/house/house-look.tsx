import file from './house.css?url';

/** The styles of the house and the album. What is around them waits until the file is there. */
export const HouseLook = () => <link rel="stylesheet" href={file} precedence="world" />;

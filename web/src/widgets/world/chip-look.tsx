import file from './chip.css?url';

/** The styles of Chip and of a lantern alone, where they stand outside the map. */
export const ChipLook = () => <link rel="stylesheet" href={file} precedence="world" />;

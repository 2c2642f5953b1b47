import file from './room.css?url';

/** The look of a room, in every page of a family that shows one; the staff's own file has it already. */
export const RoomLook = () => <link rel="stylesheet" href={file} precedence="player" />;

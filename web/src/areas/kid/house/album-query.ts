import { queryOf } from '#api/queries.ts';

/** Every sticker as the child has it, and its house. */
export const albumQuery = (kidUid: string) => queryOf('GET /kids/:kidUid/stickers', { params: { kidUid } });

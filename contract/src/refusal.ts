/** One refusal of the catalogue: the HTTP status and the server's message. */
export interface RefusalEntry {
  status: 400 | 401 | 402 | 403 | 404 | 408 | 409 | 410 | 413 | 414 | 422 | 429 | 431 | 500 | 503;
  message: string;
}

export type Refusals = Record<string, RefusalEntry>;

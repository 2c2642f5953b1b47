/** A part of a family's data for its export: rows by an allow-list of columns, and the files that belong to them. */
export interface ExportPart {
  /** Its file in the archive: `chats.json`. */
  name: string;
  data: unknown;
  /** Names of kept files, as the rows name them. */
  files?: readonly string[];
}

/** What a module knows of a family, as the family may have it: nothing of others, no secret, no word that was not meant for it. */
export type Exporter = (familyId: string) => Promise<ExportPart[]>;

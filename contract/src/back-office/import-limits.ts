/** Numbers of an import (docs/rules/import.md). Chosen. */
export const importLimits = {
  /** Of the file, which the browser reads. */
  fileMegabytes: 20,
  /** Of a workbook, unpacked: a small file can hold a huge one. */
  unpackedMegabytes: 200,
  rows: 10_000,
  columns: 60,
  cellLength: 1000,
  nameLength: 200,
  /** Lines sent to the school at once, and bytes of them: a call takes no more. */
  rowsAtOnce: 200,
  bytesAtOnce: 48_000,
  /** Lines that are carried out together, in one transaction: nobody else waits for them long. */
  rowsTogether: 20,
  /** Lines of a page of the list, and of one where all are taken away as a file. */
  rowsShown: 50,
  rowsOfFile: 200,
  /** Imports of the list. */
  imports: 50,
  /** What lines say is kept so long: until then they can be given back. */
  linesKeptDays: 30,
  /** Families of imports that are invited within a day: more letters at once, and mail services take the school for somebody else. */
  invitedADay: 200,
  /** What a column can say of a family; `parent` and `kid` are whole names. */
  familyFields: ['number', 'parent', 'firstName', 'lastName', 'phone', 'email', 'kid', 'kidName', 'kidSurname', 'born'],
  /** `reading`: its lines are on their way · `read` · `trying`: as it would be · `tried` · `running` · `done`. */
  states: ['reading', 'read', 'trying', 'tried', 'running', 'done'],
  /** `same`: an import has brought it before. */
  outcomes: ['created', 'same', 'refused'],
} as const;

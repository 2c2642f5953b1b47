/** Numbers of privacy (docs/design/security.md#childrens-data, docs/decisions/0035). */
export const privacyLimits = {
  /** Days in which an erasure can be taken back. */
  erasureWaitDays: 7,
  /** Days for which the file of an export is kept. */
  exportKeptDays: 3,
  exportsPerDay: 3,
  /** Backups are kept no longer than this, so what was erased is gone from them too. */
  backupDays: 35,
  /** Minutes for which the link to the file is good, once. */
  exportLinkMinutes: 10,
  /** Rows of a page of who looked into the account. */
  looksPage: 50,
} as const;

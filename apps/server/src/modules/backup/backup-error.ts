/** A failed backup or restore, as one line for the operator. */
export class BackupError extends Error {}

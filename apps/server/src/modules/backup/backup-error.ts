/** A backup or restore that cannot go on, in one line for the operator. */
export class BackupError extends Error {}

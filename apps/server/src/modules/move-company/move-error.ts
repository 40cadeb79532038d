/** A move that was refused or failed, with a sentence for the operator. */
export class MoveError extends Error {}

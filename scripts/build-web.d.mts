/** Builds the pages if their sources changed since the last build. */
export function buildWeb(): Promise<void>

// Exports of complete-lockfile.mjs, for the tests.
export function findMissing(lock?: { packages: Record<string, object> }): { path: string; version: string }[]

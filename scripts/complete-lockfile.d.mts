// What complete-lockfile.mjs exports, for the tests.
export function findMissing(lock?: { packages: Record<string, object> }): { path: string; version: string }[]

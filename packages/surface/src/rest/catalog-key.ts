// The key of a table, routine or type in the catalogue's maps.

/** Schema and name as one string; no name holds a zero byte. */
export const keyOf = (schema: string, name: string): string => `${schema}\u0000${name}`

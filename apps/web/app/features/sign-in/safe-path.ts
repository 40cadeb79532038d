/** Accepts only paths of this site, so links cannot redirect elsewhere after sign-in. */
export function safePath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null
}

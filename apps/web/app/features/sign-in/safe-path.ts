/** Accepts only paths of this site, so links cannot redirect elsewhere after sign-in. */
export function safePath(asked: string | null): string | null {
  return asked && /^\/(?![/\\])/.test(asked) ? asked : null
}

/** Only paths of this site: a link must not send anyone elsewhere after sign-in. */
export function safePath(asked: string | null): string | null {
  return asked && /^\/(?![/\\])/.test(asked) ? asked : null
}

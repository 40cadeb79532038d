// The document of a mail preview: a frame without scripts, whose policy blocks external content. Pure.

/** Simulates mail programs without a dark version: they invert the mail, and invert pictures back. */
const TURNED_OVER = [
  'html{filter:invert(1) hue-rotate(180deg);background:#fff}',
  'img,picture,video,[style*="linear-gradient("]{filter:invert(1) hue-rotate(180deg)}',
  '[style*="linear-gradient("] img{filter:none}',
].join('')

interface PreviewOptions {
  isDark?: boolean
  /** The only external picture allowed. */
  logoUrl?: string | null | undefined
}

export function previewDocument(html: string, appearance: PreviewOptions = {}): string {
  const logo = appearance.logoUrl
    ? ` ${new URL(appearance.logoUrl).origin}${new URL(appearance.logoUrl).pathname}`
    : ''
  return [
    '<!doctype html><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:${logo}">`,
    '<meta name="viewport" content="width=device-width">',
    `<style>body{margin:0;padding:8px}${appearance.isDark ? TURNED_OVER : ''}</style>`,
    html,
  ].join('')
}

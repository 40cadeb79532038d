// The page of a mailed link: one button that uses the link up. Plain HTML for every mail program's browser.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../core/html.ts'

const TEXTS: ReadonlyMap<string, { title: string; button: string }> = new Map([
  ['signup', { title: 'Confirm your email address', button: 'Confirm email address' }],
  ['invite', { title: 'Accept your invitation', button: 'Accept invitation' }],
  ['magiclink', { title: 'Sign in', button: 'Sign in' }],
  ['recovery', { title: 'Choose a new password', button: 'Continue' }],
  ['email_change', { title: 'Confirm your new email address', button: 'Confirm change' }],
])
const FALLBACK = { title: 'Confirm that it is you', button: 'Continue' }

const STYLE = `
:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;--ink:#14181f;--soft:#566070;--line:#dfe3e9;--accent:#1f5fd6;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0f1319;--card:#181d26;--ink:#eef1f6;--soft:#a4aebd;--line:#2b3340;--accent:#7fb0ff;--on-accent:#0b1320}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:100%;max-width:400px;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}
p{margin:0 0 24px;color:var(--soft)}
button{width:100%;min-height:48px;padding:0 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The button posts to `action`, which is the link itself. */
export function sendConfirmPage(
  reply: FastifyReply,
  { type, action, siteUrl }: { type: string; action: string; siteUrl: string },
): FastifyReply {
  const { title, button } = TEXTS.get(type) ?? FALLBACK
  return reply
    .code(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
<p>You opened a link from ${escapeHtml(new URL(siteUrl).host)}. It works once.</p>
<form method="post" action="${escapeHtml(action)}"><button type="submit">${button}</button></form>
</main></body>
</html>`,
    )
}

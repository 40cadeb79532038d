// Mails of `npm run surface` without a mail server: a list in memory, shown at /mail.
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './core/html.ts'
import type { Mail, MailKind } from './options.ts'

/** Maximum number of mails kept; the oldest are dropped. */
const MAX_MAILS = 200

interface CaughtMail {
  kind: MailKind
  to: string
  token: string
  link: string
  at: string
}

export interface Mailbox {
  sendMail: (kind: MailKind, mail: Mail) => Promise<void>
  /** Serves the list at /mail, and as JSON at /mail.json. */
  mount: (app: FastifyInstance) => void
}

/** `print` gets one line for each caught mail. */
export function createMailbox(print: (line: string) => void): Mailbox {
  const mails: CaughtMail[] = []
  return {
    async sendMail(kind, { to, token, link }) {
      mails.unshift({ kind, to, token, link, at: new Date().toISOString() })
      mails.splice(MAX_MAILS)
      print(`mail: ${kind} to ${to}, code ${token}${link === '' ? '' : `, ${link}`}`)
    },
    mount(app) {
      app.get('/mail.json', async () => mails)
      app.get('/mail', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(renderMailbox(mails)),
      )
    },
  }
}

function renderMailbox(mails: CaughtMail[]): string {
  const rows = mails.map(
    ({ kind, to, token, link, at }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(to)}</td><td>${kind}</td><td>${token}</td><td>${
        link === '' ? '' : `<a href="${escapeHtml(link)}">Open link</a>`
      }</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title></head>
<body><h1>Mailbox</h1>${mails.length === 0 ? '<p>No mail yet.</p>' : ''}
<table><thead><tr><th>Time</th><th>To</th><th>Kind</th><th>Code</th><th>Link</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</body></html>`
}

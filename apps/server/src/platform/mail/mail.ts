// Sends one mail by SMTP, or catches it: without SMTP_URL the outbox row itself is what the owner reads in the portal.
import { createTransport } from 'nodemailer'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string
  /** Stays the same when a mail is sent again, so that the receiver can tell. */
  messageId: string
  attachments?: { filename: string; content: Buffer }[]
}

export interface Mailer {
  /** `caught`: there is no mail server and nothing left the house. Throws with the server's words when it refuses. */
  send(message: MailMessage): Promise<'sent' | 'caught'>
  close(): void
}

/** Limits in milliseconds: a mail server that says nothing must not hold a worker. */
const CONNECT_LIMIT_MS = 10_000
const SILENCE_LIMIT_MS = 30_000

/** Who writes: an address, or where it may change, what tells it. */
type Sender = string | (() => Promise<{ name: string; address: string }>)

export function createMailer(smtpUrl: string | undefined, from: Sender): Mailer {
  if (!smtpUrl) return { send: async () => 'caught', close: () => {} }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, messageId, attachments }) {
      await transport.sendMail({
        from: typeof from === 'string' ? from : await from(),
        to,
        subject,
        text,
        messageId,
        ...(html === undefined ? {} : { html }),
        ...(attachments && { attachments }),
      })
      return 'sent'
    },
    close: () => transport.close(),
  }
}

// Sends one mail by SMTP. Without SMTP_URL the mail is caught: the owner reads its outbox row in the portal.
import type { Transporter } from 'nodemailer'

interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string
  /** Equal in every try, so that receivers can detect repetitions. */
  messageId: string
  attachments?: { filename: string; content: Buffer }[]
}

export interface Mailer {
  /** `caught`: there is no mail server and nothing was sent. Throws the server's refusal. */
  send(message: MailMessage): Promise<'sent' | 'caught'>
  close(): void
}

/** Limits in milliseconds: a silent mail server must not block a worker. */
const CONNECT_LIMIT_MS = 10_000
const SILENCE_LIMIT_MS = 30_000

/** The sender's address, or a function where it may change. */
type Sender = string | (() => Promise<{ name: string; address: string }>)

export function createMailer(smtpUrl: string | undefined, from: Sender): Mailer {
  if (!smtpUrl) return { send: async () => 'caught', close: () => {} }
  let opened: Promise<Transporter> | undefined
  return {
    async send({ to, subject, text, html, messageId, attachments }) {
      opened ??= openTransport(smtpUrl)
      await (
        await opened
      ).sendMail({
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
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Nodemailer is loaded with the first mail: it takes some 20 MB. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

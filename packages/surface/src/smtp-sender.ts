// Sends the mails of `npm run surface` by SMTP, as plain text. Embedding programs have their own sender.
import { createTransport } from 'nodemailer'
import { escapeHtml } from './core/html.ts'
import type { Mail, MailKind } from './options.ts'

/** Milliseconds; a silent mail server must not hold its waiting transaction. */
const SILENCE_LIMIT_MS = 10_000

/** Subject, and purpose of the link or code. */
const TEXTS: Record<MailKind, [subject: string, sentence: string]> = {
  signup: ['Confirm your signup', 'Open this link to confirm your email address:'],
  invite: ['You have been invited', 'Open this link to accept the invitation:'],
  magiclink: ['Your sign-in link', 'Open this link to sign in:'],
  recovery: ['Reset your password', 'Open this link to choose a new password:'],
  email_change: ['Confirm your new email address', 'Open this link to confirm the change of your address:'],
  reauthentication: ['Confirm that it is you', 'Enter the code below to confirm that it is you.'],
}

export function createSmtpSender(
  url: string,
  from: string,
): (kind: MailKind, mail: Pick<Mail, 'to' | 'token' | 'link'>) => Promise<void> {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SILENCE_LIMIT_MS,
      greetingTimeout: SILENCE_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return async (kind, { to, token, link }) => {
    const [subject, sentence] = TEXTS[kind]
    const code = `Code: ${token}`
    const anchor = link === '' ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
    await transport.sendMail({
      to,
      subject,
      text: [sentence, ...(link === '' ? [] : [link]), code].join('\n\n'),
      html: `<p>${sentence}</p>${anchor}<p>${code}</p>`,
    })
  }
}

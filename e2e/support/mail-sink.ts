// A mail server for tests: takes whatever is sent by SMTP, keeps it, and waits for the mail a test is about.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Milliseconds that a mail may take from the click to the mail server on a busy machine. */
const MAIL_LIMIT_MS = 120_000

export interface MailSink {
  url: string
  mails: Mail[]
  /** The newest mail to an address whose subject fits; waits for it. */
  waitFor: (to: string, subject: RegExp) => Promise<Mail>
  close: () => void
}

export async function startMailSink(): Promise<MailSink> {
  const mails: Mail[] = []
  const server: Server = createServer((socket) => serve(socket, mails))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(to, subject) {
      const deadline = Date.now() + MAIL_LIMIT_MS
      for (;;) {
        const found = mails.findLast((mail) => mail.to === to && subject.test(mail.subject))
        if (found) return found
        if (Date.now() > deadline)
          throw new Error(
            `No mail ${subject} to ${to}; there are: ${mails.map((m) => `${m.to}: ${m.subject}`).join('; ')}`,
          )
        await sleep(50)
      }
    },
    close: () => server.close(),
  }
}

/** One connection: several mails may come through it. */
function serve(socket: Socket, mails: Mail[]): void {
  let pending = ''
  let to = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8')
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = pending.indexOf(end)
      if (at < 0) return
      const part = pending.slice(0, at)
      pending = pending.slice(at + end.length)
      if (isData) {
        mails.push(read(to, part.replaceAll('\r\n..', '\r\n.')))
        isData = false
        say('250 kept')
      } else if (/^(EHLO|HELO)/i.test(part)) say('250 sink')
      else if (/^RCPT TO:<([^>]*)>/i.test(part)) {
        to = /<([^>]*)>/.exec(part)?.[1] ?? ''
        say('250 ok')
      } else if (/^DATA/i.test(part)) {
        isData = true
        say('354 go on')
      } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
  })
  say('220 sink')
}

function read(to: string, source: string): Mail {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n\s+/g, ' ')
  const body = rest.join('\r\n\r\n')
  const isQuoted = /content-transfer-encoding: quoted-printable/i.test(source)
  return {
    to,
    subject: unword(/^subject: (.*)$/im.exec(headers)?.[1] ?? ''),
    text: isQuoted ? unquote(body) : body,
  }
}

/** Header words in another script (RFC 2047) to text. */
function unword(text: string): string {
  return text
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquote(word.replaceAll('_', ' ')),
    )
}

/** Quoted-printable to text. */
function unquote(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The first link of a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return link
}

// A mail server for tests (a real one, `smtp-server`): stores mails, waits for a test's mail, and fails on
// demand.
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedMail {
  to: string
  from: string
  fromName: string
  subject: string
  text: string
  html: string
  messageId: string
  attachments: { name: string; content: Buffer }[]
}

/** Faults of the server. Can change while it runs; each function gets its number of calls. */
interface MailFaults {
  /** A reply to RCPT TO, such as `[451, 'Try again later']`; undefined accepts. */
  recipient?: (address: string, count: number) => [number, string] | undefined
  /** A reply after DATA; undefined accepts and stores the mail. */
  data?: (count: number) => [number, string] | undefined
  /** True cuts the connection in the middle of DATA. */
  cut?: (count: number) => boolean
  /** Milliseconds before the reply to DATA. */
  delayMs?: number
}

export interface MailSink {
  url: string
  mails: ReceivedMail[]
  faults: MailFaults
  /** Waits for the newest mail to an address whose subject matches. */
  waitFor: (to: string, subject: RegExp) => Promise<ReceivedMail>
  close: () => Promise<void>
}

/** Milliseconds from the click to the mail server on a busy machine. */
const MAIL_LIMIT_MS = 120_000

export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = []
  const sink = { mails, faults: {} as MailFaults }
  const server = createServer(sink)
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${address.port}`,
    async waitFor(to: string, subject: RegExp) {
      const deadline = Date.now() + MAIL_LIMIT_MS
      for (;;) {
        const matchingMail = mails.findLast((mail) => mail.to === to && subject.test(mail.subject))
        if (matchingMail) return matchingMail
        if (Date.now() > deadline)
          throw new Error(
            `No mail ${subject} to ${to}; there are: ${mails.map((mail) => `${mail.to}: ${mail.subject}`).join('; ')}`,
          )
        await sleep(50)
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  })
}

function createServer(sink: Pick<MailSink, 'mails' | 'faults'>): SMTPServer {
  const counts = { recipient: 0, data: 0 }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      counts.recipient += 1
      done(refusal(sink.faults.recipient?.(address, counts.recipient)))
    },
    onData(stream, session, done) {
      counts.data += 1
      const { faults } = sink
      const count = counts.data
      if (faults.cut?.(count)) {
        // The client sees a connection that ends without a reply.
        stream.once('data', () => sockets.forEach((socket) => socket.destroy()))
        stream.resume()
        return
      }
      const receive = async () => {
        const raw = await buffer(stream)
        if (faults.delayMs) await sleep(faults.delayMs)
        const refused = refusal(faults.data?.(count))
        if (!refused) sink.mails.push(await parse(raw, session.envelope.rcptTo[0]?.address ?? ''))
        return refused
      }
      void (async () => done(await receive().catch((error: Error) => error)))()
    },
  })
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return server
}

async function parse(raw: Buffer, to: string): Promise<ReceivedMail> {
  const {
    from,
    subject = '',
    text = '',
    html = '',
    messageId = '',
    attachments,
  } = await PostalMime.parse(raw)
  return {
    to,
    from: from?.address ?? '',
    fromName: from?.name ?? '',
    subject,
    text,
    html,
    messageId,
    attachments: attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      content: Buffer.from(content as ArrayBuffer),
    })),
  }
}

function refusal(reply: [number, string] | undefined): Error | undefined {
  return reply && Object.assign(new Error(reply[1]), { responseCode: reply[0] })
}

/** The first link of a mail. */
export function linkIn(mail: Pick<ReceivedMail, 'text'>): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return link
}

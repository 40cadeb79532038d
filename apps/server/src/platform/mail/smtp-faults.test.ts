// A mail server that is down, slow, busy, refusing or cut off: each mail arrives once, or is reported with
// the server's answer.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTextSender } from '../texts/texts.ts'
import { testPlatform, type TestPlatform } from '../testing.ts'
import { startMailSink, type MailSink } from './mail-sink.ts'
import { createMailer, type Mailer } from './mail.ts'
import { MAIL_LIMITS } from './mail-limits.ts'
import { sendMail } from './send-mail.ts'

let platform: TestPlatform
let sink: MailSink
let mailer: Mailer
const texts = createTextSender(undefined, '')

beforeAll(async () => {
  platform = await testPlatform()
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@deliver.example>')
})
afterEach(() => {
  sink.faults = {}
})
afterAll(async () => {
  mailer.close()
  await sink.close()
  await platform.close()
})

interface State extends Record<string, unknown> {
  state: string
  error: string | null
  attempts: number
}

async function queue(to: string): Promise<string> {
  const [row] = await platform.database.asOwner<{ id: string }>(
    `insert into public.outbox (dedupe_key, recipient, subject, body) values ($1, $1, 'Near', 'Your driver is near') returning id`,
    [to],
  )
  return row!.id
}
const send = (id: string, { through = mailer, isLast = false } = {}) =>
  sendMail(
    { ...platform, mailer: through, texts, publicUrl: 'http://dropwise.test' },
    { id, isLast, limits: MAIL_LIMITS },
  )
const stateOf = async (id: string) =>
  (
    await platform.database.asOwner<State>('select state, error, attempts from public.outbox where id = $1', [
      id,
    ])
  )[0]
const arrived = (to: string) => sink.mails.filter((mail) => mail.to === to)

describe('a mail', () => {
  it('waits while the server is down, and sends once when it is back', async () => {
    const id = await queue('down@example.com')
    // A port without a listener.
    const stopped = await startMailSink()
    const away = createMailer(stopped.url, 'no-reply@deliver.example')
    await stopped.close()
    await expect(send(id, { through: away })).rejects.toThrow('ECONNREFUSED')
    away.close()
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    await send(id)
    await send(id)
    expect(arrived('down@example.com')).toHaveLength(1)
    expect(await stateOf(id)).toEqual({ state: 'sent', error: null, attempts: 2 })
  })

  it('arrives once through a server that is slow to answer', async () => {
    sink.faults = { delayMs: 300 }
    const id = await queue('slow@example.com')
    await send(id)
    expect(arrived('slow@example.com')).toHaveLength(1)
    expect((await stateOf(id))?.state).toBe('sent')
  })

  it('is tried again after greylisting', async () => {
    let tries = 0
    sink.faults = {
      recipient: () => ((tries += 1) === 1 ? [450, 'Greylisted, try again later'] : undefined),
    }
    const id = await queue('grey@example.com')
    await expect(send(id)).rejects.toThrow('450')
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    await send(id)
    expect(arrived('grey@example.com')).toHaveLength(1)
  })

  it('that the server refuses is reported at once in its words, and not tried again', async () => {
    sink.faults = { recipient: () => [550, 'No such mailbox'] }
    const id = await queue('refused@example.com')
    await send(id)
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('550 No such mailbox') as string,
    })
    sink.faults = { data: () => [554, 'Not here'] }
    const second = await queue('content@example.com')
    await send(second)
    expect(await stateOf(second)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('554 Not here') as string,
    })
    sink.faults = {}
    await send(id)
    expect(arrived('refused@example.com')).toEqual([])
  })

  it('cut off in the middle of DATA goes again under the same Message-ID', async () => {
    let cuts = 0
    sink.faults = { cut: () => (cuts += 1) === 1 }
    const id = await queue('cut@example.com')
    await expect(send(id)).rejects.toThrow()
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    await send(id)
    expect(arrived('cut@example.com').map(({ messageId }) => messageId)).toEqual([`<${id}@dropwise>`])
  })

  it('is reported when the last try failed', async () => {
    sink.faults = { recipient: () => [451, 'Local error'] }
    const id = await queue('never@example.com')
    await expect(send(id, { isLast: true })).rejects.toThrow('451')
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('451 Local error') as string,
    })
  })
})

// Which of several workers sends a mail.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPlatform, type TestPlatform } from '../testing.ts'
import { createTextSender } from '../texts/texts.ts'
import { MAIL_LIMITS } from './mail-limits.ts'
import type { Mailer } from './mail.ts'
import { sendMail } from './send-mail.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  platform.database.asOwner<Row>(statement, values)

async function queue(key: string): Promise<string> {
  const [mail] = await asOwner<{ id: string }>(
    `insert into public.outbox (dedupe_key, recipient, subject, body) values ($1, 'ada@example.com', 'Hello', 'Hello') returning id`,
    [key],
  )
  return mail!.id
}

const PUBLIC_URL = 'http://dropwise.test'
const send = (id: string, mailer: Pick<Mailer, 'send'>) =>
  sendMail(
    {
      ...platform,
      mailer: mailer as Mailer,
      texts: createTextSender(undefined, PUBLIC_URL),
      publicUrl: PUBLIC_URL,
    },
    { id, isLast: false, limits: MAIL_LIMITS },
  )

it('is one worker: another looks again later, and finds it sent', async () => {
  const id = await queue('two workers')
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let sent = 0
  const mailer: Pick<Mailer, 'send'> = {
    send: async () => {
      sent += 1
      take()
      await answered
      return 'sent'
    },
  }
  const first = send(id, mailer)
  await taken
  const again = await send(id, { send: async () => Promise.reject(new Error('sent twice')) })
  expect(again?.getTime()).toBeGreaterThan(Date.now())
  answer()
  expect(await first).toBeUndefined()
  expect(await send(id, mailer)).toBeUndefined()
  expect(sent).toBe(1)
  expect(await asOwner('select state, attempts, taken_until from public.outbox where id = $1', [id])).toEqual(
    [{ state: 'sent', attempts: 1, taken_until: null }],
  )
})

it('is another one when the first died with it', async () => {
  const id = await queue('a dead worker')
  await asOwner(`update public.outbox set taken_until = now() - interval '1 second' where id = $1`, [id])
  let sent = 0
  await send(id, {
    send: async () => {
      sent += 1
      return 'sent'
    },
  })
  expect(sent).toBe(1)
})

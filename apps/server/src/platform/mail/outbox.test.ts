// One channel of the outbox does not block the others.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPlatform, type TestPlatform } from '../testing.ts'
import type { Mailer } from './mail.ts'
import { workOutbox } from './outbox.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const queue = (channel: 'email' | 'sms', key: string, recipient: string) =>
  platform.database.asOwner(
    `insert into public.outbox (dedupe_key, channel, recipient, subject, body) values ($1, $2, $3, 'Hello', 'Hello')`,
    [key, channel, recipient],
  )

it('a provider of texts that does not answer holds up no mail', async () => {
  const provider = Promise.withResolvers<void>()
  const areWorkersHeld = Promise.withResolvers<void>()
  const mailed = Promise.withResolvers<string>()
  let waiting = 0
  const texts = {
    send: async () => {
      waiting += 1
      // As many as are sent in parallel.
      if (waiting === 2) areWorkersHeld.resolve()
      await provider.promise
      return { state: 'sent' as const, providerId: null }
    },
  }
  const mailer: Pick<Mailer, 'send'> = {
    send: async ({ to }) => {
      mailed.resolve(to)
      return 'sent'
    },
  }
  await workOutbox({ ...platform, texts, mailer: mailer as Mailer, publicUrl: 'http://dropwise.test' })
  try {
    for (const number of [1, 2, 3]) await queue('sms', `text ${number}`, `+1555010000${number}`)
    await areWorkersHeld.promise
    await queue('email', 'a mail behind texts', 'ada@example.com')
    expect(await mailed.promise).toBe('ada@example.com')
  } finally {
    provider.resolve()
  }
})

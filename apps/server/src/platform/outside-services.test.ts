// Lists processors of this installation's data from its settings: hosts of others, without ports and
// passwords.
import { expect, it } from 'vitest'
import { listProcessors } from './outside-services.ts'

const NONE = {
  external: {
    smtp: undefined,
    roads: undefined,
    geocoder: undefined,
    storage: undefined,
    database: undefined,
    signIn: undefined,
  },
  twilio: undefined,
  mapStyleUrl: undefined,
  stripe: undefined,
  backups: undefined,
}

it('is empty when the product uses no outside service', () => {
  expect(listProcessors(NONE)).toEqual([])
})

it('names each outside service by its host', () => {
  const external = { ...NONE.external, smtp: 'smtp.post.example:587', storage: 's3.cloud.example' }
  const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }
  expect(
    listProcessors({ ...NONE, external, stripe, mapStyleUrl: 'https://maps.example/style.json?key=secret' }),
  ).toEqual([
    { id: 'mail', host: 'smtp.post.example' },
    { id: 'maps', host: 'maps.example' },
    { id: 'storage', host: 's3.cloud.example' },
    { id: 'stripe', host: 'stripe.com' },
  ])
})

it.each(['127.0.0.1:25', '10.1.2.3', '[::1]:5432', 'fd00::1', 'localhost', 'postfix', 'db.internal'])(
  'leaves out %s, which is a machine of the operator',
  (smtp) => {
    expect(listProcessors({ ...NONE, external: { ...NONE.external, smtp } })).toEqual([])
  },
)

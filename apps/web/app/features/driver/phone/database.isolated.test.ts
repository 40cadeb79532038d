// Tests opening an older app's database with a newer app.
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { orderId, ROUTE_ID } from '../driver-fixture.ts'
import { phoneDatabase } from './database.ts'

it('[4-3] keeps unsent entries when the format changes, and drops stored routes of the older format', async () => {
  const older = await openDB('dropwise-driver', 2, {
    upgrade(database) {
      database.createObjectStore('days', { keyPath: 'userId' })
      const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      outbox.createIndex('userId', 'userId')
      database.createObjectStore('files', { keyPath: 'id' })
      database.createObjectStore('seen', { keyPath: 'routeId' })
      database.createObjectStore('fixes', { keyPath: 'eventId' }).createIndex('at', 'at')
    },
  })
  await older.add('outbox', { userId: 'driver', event: { kind: 'arrived', orderId: orderId(1) } })
  await older.put('seen', { routeId: ROUTE_ID, userId: 'driver', version: 'v1', stops: {} })
  older.close()

  const phone = await phoneDatabase()
  expect(await phone.getAll('outbox')).toMatchObject([{ event: { kind: 'arrived', orderId: orderId(1) } }])
  expect(await phone.getAll('seen')).toEqual([])
})

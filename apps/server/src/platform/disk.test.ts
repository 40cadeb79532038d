// A disk that fills up: owners are warned early, then writes are refused and reads continue.
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseWritesOnFullDisk } from '../http/full-disk.ts'
import { DiskWatch, FULL_BYTES, LOW_BYTES, notifyOwnersOfDisk } from './disk.ts'
import { createLog } from './log.ts'
import { testPlatform, type TestPlatform } from './testing.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

it('notifies once, refuses writes below the limit, and accepts them again', async () => {
  let free = LOW_BYTES + 1
  const percentages: number[] = []
  const disk = new DiskWatch({
    folder: '/',
    freeBytes: async () => free,
    onLow: async (bytes) => void percentages.push(bytes),
    log: createLog('silent'),
  })
  const app = fastify()
  refuseWritesOnFullDisk(app, disk)
  app.all('/orders', async () => 'done')
  const status = async (method: 'GET' | 'POST' | 'DELETE') =>
    (await app.inject({ method, url: '/orders' })).statusCode
  const checkDisk = async (bytes: number) => {
    free = bytes
    await disk.look()
  }

  await checkDisk(LOW_BYTES + 1)
  expect(percentages).toEqual([])
  await checkDisk(LOW_BYTES - 1)
  await checkDisk(LOW_BYTES - 2)
  expect(percentages).toEqual([LOW_BYTES - 1])
  expect(await status('POST')).toBe(200)

  await checkDisk(FULL_BYTES - 1)
  const refused = await app.inject({ method: 'POST', url: '/orders' })
  expect(refused.statusCode).toBe(507)
  expect(refused.json()).toMatchObject({ code: 'storage_full', hint: expect.any(String) })
  expect([await status('GET'), await status('DELETE')]).toEqual([200, 200])

  await checkDisk(FULL_BYTES + 1)
  expect(await status('POST')).toBe(200)
  disk.close()
  await app.close()
})

it('notifies the platform owners', async () => {
  await notifyOwnersOfDisk(platform, LOW_BYTES - 1)
  const notifications = await platform.database.asOwner(
    `select details from public.audit_log where action = 'disk_low'`,
  )
  expect(notifications).toEqual([{ details: { freeMb: 2048, stopsBelowMb: 256 } }])
})

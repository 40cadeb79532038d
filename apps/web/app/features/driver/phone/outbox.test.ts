// @vitest-environment happy-dom
// Tests the outbox: stored first, sent in order, each once, despite failures.
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DriverEvent, DriverEventResult } from '@dropwise/contracts'
import { orderId, ROUTE_ID } from '../driver-fixture.ts'
import type { PhoneFile } from './database.ts'
import { filesToUpload, forgetIncluded, forgetRefused, keepDeed, listOutbox, type NewFile } from './outbox.ts'
import { FileRefused, sendOutbox, type Post } from './send-outbox.ts'

let userId = ''
beforeEach(() => {
  userId = crypto.randomUUID()
})

const photo = (): NewFile => ({ id: crypto.randomUUID(), type: 'image/jpeg', bytes: new ArrayBuffer(8) })
const arrive = (stop: number) =>
  keepDeed(userId, { routeId: ROUTE_ID, kind: 'arrived', orderId: orderId(stop) })
async function deliver(stop: number): Promise<NewFile> {
  const file = photo()
  const proof = { files: [file.id] }
  await keepDeed(userId, { routeId: ROUTE_ID, kind: 'delivered', orderId: orderId(stop), proof }, [file])
  return file
}

/** A server that records events and fails on demand. */
function fakeServer() {
  const received: DriverEvent[] = []
  const files: string[] = []
  const breaks = { afterEvents: 0, upload: 0 }
  const post: Post = {
    uploadFile: async (file: PhoneFile) => {
      if (breaks.upload > 0) {
        breaks.upload -= 1
        throw new Error('the line went down')
      }
      files.push(file.id)
    },
    sendEvents: async (events) => {
      const results = events.map((event): DriverEventResult => {
        const isKnown = received.some(({ id }) => id === event.id)
        if (!isKnown) received.push(event)
        return { id: event.id, status: isKnown ? 'duplicate' : 'accepted' }
      })
      if (breaks.afterEvents > 0) {
        breaks.afterEvents -= 1
        throw new Error('the answer was lost')
      }
      return results
    },
  }
  return { taken: received, files, breaks, post }
}

const states = async () => (await listOutbox(userId)).map(({ state }) => state)

describe('[4-3] the outbox of a phone', () => {
  it('sends in the order done, photos before their entry', async () => {
    const server = fakeServer()
    const order: string[] = []
    await arrive(1)
    const file = await deliver(1)
    await arrive(2)
    await sendOutbox(userId, {
      uploadFile: async (sent) => void order.push(sent.id),
      sendEvents: (events) => {
        order.push(...events.map(({ kind, orderId: id }) => `${kind} ${id?.at(-1)}`))
        return server.post.sendEvents(events)
      },
    })
    expect(order).toEqual(['arrived 1', file.id, 'delivered 1', 'arrived 2'])
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  it('[M62] sends entries without an answer again, under the same ids', async () => {
    const server = fakeServer()
    server.breaks.afterEvents = 1
    await arrive(1)
    await arrive(2)
    await expect(sendOutbox(userId, server.post)).rejects.toThrow('the answer was lost')
    expect(await states()).toEqual(['waiting', 'waiting'])
    await sendOutbox(userId, server.post)
    expect(server.taken.map(({ orderId: id }) => id)).toEqual([orderId(1), orderId(2)])
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('resumes with the photo whose upload was interrupted, and sends no later entry before it', async () => {
    const server = fakeServer()
    server.breaks.upload = 1
    const file = await deliver(1)
    await arrive(2)
    await expect(sendOutbox(userId, server.post)).rejects.toThrow('the line went down')
    expect(server.taken).toEqual([])
    await sendOutbox(userId, server.post)
    expect(server.files).toEqual([file.id])
    expect(server.taken.map(({ kind }) => kind)).toEqual(['delivered', 'arrived'])
  })

  it('sends a file again that the server does not find, three times at most', async () => {
    const server = fakeServer()
    const file = await deliver(1)
    const missing: Post = {
      ...server.post,
      sendEvents: async (events) => events.map(({ id }) => ({ id, status: 'refused', code: 'file_missing' })),
    }
    await sendOutbox(userId, missing)
    expect(server.files).toEqual([file.id, file.id, file.id, file.id])
    expect(await listOutbox(userId)).toMatchObject([{ state: 'refused', code: 'file_missing' }])
  })

  it('sends later entries if the server never accepts a file', async () => {
    const server = fakeServer()
    await deliver(1)
    await arrive(2)
    const refusing: Post = {
      ...server.post,
      uploadFile: async () => {
        throw new FileRefused('too large')
      },
    }
    await sendOutbox(userId, refusing)
    expect(server.taken).toHaveLength(2)
  })

  it('keeps a refusal with its reason until the driver has read it', async () => {
    await arrive(1)
    await sendOutbox(userId, {
      ...fakeServer().post,
      sendEvents: async (events) =>
        events.map(({ id }) => ({ id, status: 'refused', code: 'not_your_order' })),
    })
    const [refused] = await listOutbox(userId)
    expect(refused).toMatchObject({ state: 'refused', code: 'not_your_order' })
    await forgetRefused(refused!)
    expect(await listOutbox(userId)).toEqual([])
  })

  it('deletes entries that a newer day includes, and their photos once they are uploaded', async () => {
    const server = fakeServer()
    await deliver(1)
    await sendOutbox(userId, server.post)
    const [sent] = await listOutbox(userId)
    expect(await filesToUpload(sent!)).toEqual([])
    await forgetIncluded(userId, (sent?.answeredAt ?? 0) - 1)
    expect(await states()).toEqual(['sent'])
    await forgetIncluded(userId, (sent?.answeredAt ?? 0) + 1)
    expect(await states()).toEqual([])
  })

  it('sends entries of the signed-in person only', async () => {
    const server = fakeServer()
    await arrive(1)
    await sendOutbox(crypto.randomUUID(), server.post)
    expect(server.taken).toEqual([])
    expect(await states()).toEqual(['waiting'])
  })
})

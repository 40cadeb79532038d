// @vitest-environment happy-dom
// Tests cached order files: fetched once, next stops first, deleted with their order.
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import type { AttachmentItem } from '@dropwise/contracts'
import { dayOf, routeOf, stopOf } from '../driver-fixture.ts'
import { keepAttachments, readAttachment } from './stored-attachments.ts'

let userId = ''
beforeEach(() => {
  userId = crypto.randomUUID()
})

const file = (name: string, more: Partial<AttachmentItem> = {}): AttachmentItem => ({
  id: crypto.randomUUID(),
  name,
  type: 'image/png',
  bytes: 4,
  object: `${userId}/${name}`,
  ...more,
})

/** A server that records requests; offline it does not respond. */
function fakeServer() {
  const requestedNames: string[] = []
  const server = {
    asked: requestedNames,
    isThere: true,
    fetchFile: async ({ name }: AttachmentItem): Promise<Blob> => {
      if (!server.isThere) throw new Error('no network')
      requestedNames.push(name)
      return new Blob([name], { type: 'image/webp' })
    },
  }
  return server
}

const textOf = async ({ object }: AttachmentItem) => {
  const storedFile = await readAttachment(object)
  return storedFile && [storedFile.type, new TextDecoder().decode(storedFile.bytes)]
}

it('keeps each file once, those of stops ahead first', async () => {
  const server = fakeServer()
  const [doneFile, gate, plan] = [file('done'), file('gate'), file('plan')]
  const day = dayOf(
    routeOf([
      stopOf(1, { status: 'served', attachments: [doneFile] }),
      stopOf(2, { attachments: [gate, plan] }),
      // Both parts of a split order have the same file.
      stopOf(3, { attachments: [plan] }),
    ]),
  )
  await keepAttachments(userId, day, server.fetchFile)
  await keepAttachments(userId, day, server.fetchFile)
  expect(server.asked).toEqual(['gate', 'plan', 'done'])
  expect(await textOf(gate)).toEqual(['image/webp', 'gate'])
})

it('resumes after a lost network without fetching stored files again', async () => {
  const server = fakeServer()
  const [gate, plan] = [file('gate'), file('plan')]
  await keepAttachments(userId, dayOf(routeOf([stopOf(1, { attachments: [gate] })])), server.fetchFile)
  const day = dayOf(routeOf([stopOf(1, { attachments: [gate, plan] })]))
  server.isThere = false
  await expect(keepAttachments(userId, day, server.fetchFile)).rejects.toThrow('no network')
  expect(await textOf(gate)).toEqual(['image/webp', 'gate'])
  server.isThere = true
  await keepAttachments(userId, day, server.fetchFile)
  expect(server.asked).toEqual(['gate', 'plan'])
})

it('deletes files that the day no longer has, but not those of another driver', async () => {
  const server = fakeServer()
  const [ownFile, other] = [file('own'), file('other')]
  await keepAttachments(
    'another driver',
    dayOf(routeOf([stopOf(1, { attachments: [other] })])),
    server.fetchFile,
  )
  await keepAttachments(userId, dayOf(routeOf([stopOf(1, { attachments: [ownFile] })])), server.fetchFile)
  await keepAttachments(userId, dayOf(routeOf([stopOf(1)])), server.fetchFile)
  expect(await textOf(ownFile)).toBeUndefined()
  expect(await textOf(other)).toBeDefined()
})

it('leaves files for which the phone has no room', async () => {
  const server = fakeServer()
  const [gate, large] = [file('gate'), file('large', { bytes: 300_000_000 })]
  await keepAttachments(userId, dayOf(routeOf([stopOf(1, { attachments: [gate, large] })])), server.fetchFile)
  expect(server.asked).toEqual(['gate'])
})

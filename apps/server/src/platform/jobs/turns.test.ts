// Companies take turns at a queue, whichever sent its jobs first.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { testPlatform, type TestPlatform } from '../testing.ts'
import { defineJob, type JobDefinition } from './jobs.ts'

const work = z.object({ name: z.string(), tenantId: z.uuid().optional() })
const QUEUES = ['test.turns', 'test.silence', 'test.background', 'test.awaited', 'test.places'].map((name) =>
  defineJob(name, work, { retryLimit: 0 }),
)

let platform: TestPlatform

beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

async function newCompany(): Promise<string> {
  const [row] = await platform.database.asOwner<{ id: string }>(
    `insert into public.tenants (name, slug) values ('Turns', $1) returning id`,
    [`turns-${randomUUID()}`],
  )
  return row!.id
}

/** Jobs that end on command, one at a time. */
async function workOn(queue: JobDefinition<z.infer<typeof work>>, options = {}) {
  const begun: string[] = []
  const enders: (() => void)[] = []
  await platform.jobs.work(
    queue,
    ({ name }) => {
      begun.push(name)
      return new Promise((resolve) => {
        enders.push(resolve)
      })
    },
    options,
  )
  return {
    begun,
    send: (tenantId: string, ...names: string[]) =>
      platform.asService('send jobs', async ({ enqueue }) => {
        for (const name of names) enqueue(queue, { name, tenantId })
      }),
    sendOfNobody: (name: string) =>
      platform.asService('send a job', async ({ enqueue }) => enqueue(queue, { name })),
    async endAll(count: number) {
      while (begun.length < count || enders.length > 0) {
        enders.shift()?.()
        await sleep(5)
      }
    },
    hasBegun: (count: number) => expect.poll(() => begun.length).toBe(count),
    endOne: () => enders.shift()?.(),
  }
}

it('starts the job of a new company after the running one, and jobs without a company first', async () => {
  const [busy, newcomer] = [await newCompany(), await newCompany()]
  const queue = await workOn(QUEUES[0]!)
  await queue.send(busy, 'E1', 'E2', 'E3', 'E4')
  await queue.hasBegun(1)
  await queue.send(newcomer, 'B1', 'B2')
  await queue.sendOfNobody('sign-in code')
  await queue.endAll(7)
  expect(queue.begun).toEqual(['E1', 'sign-in code', 'B1', 'E2', 'B2', 'E3', 'E4'])
})

it('does not pay a company for its silence', async () => {
  const [busy, silent] = [await newCompany(), await newCompany()]
  const queue = await workOn(QUEUES[1]!)
  await queue.send(busy, 'E1', 'E2', 'E3', 'E4', 'E5')
  await queue.hasBegun(1)
  queue.endOne()
  await queue.hasBegun(2)
  queue.endOne()
  await queue.hasBegun(3)
  await queue.send(silent, 'B1', 'B2', 'B3')
  await queue.endAll(8)
  expect(queue.begun).toEqual(['E1', 'E2', 'E3', 'B1', 'E4', 'B2', 'E5', 'B3'])
})

it('runs jobs of one company in its allowed places, and those of another company beside them', async () => {
  const [busy, newcomer] = [await newCompany(), await newCompany()]
  const queue = await workOn(QUEUES[4]!, { concurrency: 3, perCompany: 2 })
  await queue.send(busy, 'E1', 'E2', 'E3', 'E4')
  await queue.hasBegun(2)
  await queue.send(newcomer, 'B1', 'B2')
  await queue.hasBegun(3)
  // A place that fetches a job beyond the company's share puts it back, so E3 may begin before E2.
  expect(queue.begun.map((name) => name.charAt(0)).toSorted()).toEqual(['B', 'E', 'E'])
  await queue.endAll(6)
  expect(queue.begun).toHaveLength(6)
})

it('starts jobs that a person waits for while background jobs fill their places', async () => {
  const company = await newCompany()
  const background = await workOn(QUEUES[2]!)
  const awaited = await workOn(QUEUES[3]!)
  await background.send(company, 'N1', 'N2', 'N3')
  await background.hasBegun(1)
  await awaited.send(company, 'plan')
  await awaited.hasBegun(1)
  // Each kind of job has places of its own: no nightly job has ended.
  expect(background.begun).toEqual(['N1'])
  await awaited.endAll(1)
  await background.endAll(3)
})

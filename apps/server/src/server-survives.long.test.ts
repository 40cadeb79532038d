// The whole product in one process with its embedded database survives faults.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testProduct, type TestProduct } from './testing.ts'

let product: TestProduct
let dataDir: string
let url: string

beforeAll(async () => {
  product = await testProduct()
  ;({ dataDir, url } = product)
})
afterAll(() => product.close())

describe('a database that goes away', () => {
  it('answers 503 with Retry-After or correctly, and recovers by itself', async () => {
    const [pid = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    const processIds = new Set<number>()
    const requestStatus = async (): Promise<number> => {
      const answer = await fetch(`${url}/rest/v1/subscription_plans?select=id`)
      processIds.add(answer.status)
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      if (answer.status === 200) expect(await answer.json()).toHaveLength(3)
      else await answer.arrayBuffer()
      return answer.status
    }
    expect(await requestStatus()).toBe(200)
    process.kill(Number(pid), 'SIGKILL')
    let ready = 0
    while (ready < 5) {
      await requestStatus()
      ready = (await fetch(`${url}/readyz`)).ok ? ready + 1 : 0
    }
    expect([...processIds].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await requestStatus()).toBe(200)
  })
})

describe('connections that are cut', () => {
  it('repeatedly cost at most a 503, and leave pools, jobs and events intact', async () => {
    const cutter = new pg.Client({ host: join(dataDir, 'socket'), user: 'postgres', database: 'postgres' })
    await cutter.connect()
    const processIds = new Set<number>()
    try {
      for (let round = 0; round < 12; round += 1) {
        await cutter.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
          ['client backend'],
        )
        const requests = Array.from({ length: 8 }, (_, index) =>
          fetch(index % 2 ? `${url}/rest/v1/subscription_plans?select=id` : `${url}/readyz`),
        )
        for (const answer of await Promise.all(requests)) {
          processIds.add(answer.status)
          await answer.arrayBuffer()
        }
        await sleep(100)
      }
    } finally {
      await cutter.end()
    }
    expect([...processIds].filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/rest/v1/subscription_plans?select=id`)).status).toBe(200)
  })
})

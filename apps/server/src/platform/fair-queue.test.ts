// Companies take turns, whatever their order and amount of work.
import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Work that ends on command, in starting order. */
function openWork() {
  const begun: string[] = []
  const enders: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name)
      enders.push(resolve)
    })
  const endOne = async () => {
    await new Promise(setImmediate)
    enders.shift()?.()
    await new Promise(setImmediate)
  }
  const endAll = async () => {
    do await endOne()
    while (enders.length > 0)
  }
  return { begun, work, endOne, endAll }
}

it('starts a new company’s piece after the running one, and then takes turns', async () => {
  const queue = fairQueue({ what: 'imports', running: 1, waitingPerCompany: 10, waiting: 100 })
  const { begun, work, endAll } = openWork()
  const all = [1, 2, 3, 4].map((n) => queue('E', work(`E${n}`)))
  all.push(queue('B', work('B1')), queue('B', work('B2')))
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['E1', 'B1', 'E2', 'B2', 'E3', 'E4'])
})

it('gives a company no credit for time without work', async () => {
  const queue = fairQueue({ what: 'imports', running: 1, waitingPerCompany: 10, waiting: 100 })
  const { begun, work, endOne, endAll } = openWork()
  const all = [1, 2, 3, 4, 5, 6].map((n) => queue('E', work(`E${n}`)))
  await endOne()
  await endOne()
  all.push(...[1, 2, 3].map((n) => queue('B', work(`B${n}`))))
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['E1', 'E2', 'E3', 'B1', 'E4', 'B2', 'E5', 'B3', 'E6'])
})

it('gives one company all places but one', async () => {
  const queue = fairQueue({ what: 'imports', running: 3, waitingPerCompany: 10, waiting: 100 })
  const { begun, work, endOne, endAll } = openWork()
  const all = [1, 2, 3, 4].map((n) => queue('E', work(`E${n}`)))
  all.push(queue('B', work('B1')))
  await new Promise(setImmediate)
  expect(begun).toEqual(['E1', 'E2', 'B1'])
  await endOne()
  expect(begun).toEqual(['E1', 'E2', 'B1', 'E3'])
  await endAll()
  await Promise.all(all)
})

it('refuses pieces above the limit of a company with the time to wait, and still accepts those of other companies', async () => {
  const queue = fairQueue({ what: 'imports', running: 1, waitingPerCompany: 2, waiting: 3 })
  const { work, endAll } = openWork()
  const all = [1, 2, 3].map((n) => queue('E', work(`E${n}`)))
  await expect(queue('E', work('E4'))).rejects.toMatchObject({ code: 'too_many_waiting', status: 429 })
  all.push(queue('B', work('B1')))
  await expect(queue('C', work('C1'))).rejects.toMatchObject({ code: 'unavailable' })
  await endAll()
  await Promise.all(all)
})

it('continues after work that fails', async () => {
  const queue = fairQueue({ what: 'imports', running: 1, waitingPerCompany: 2, waiting: 3 })
  const failing = queue('E', () => Promise.reject(new Error('broken')))
  const next = queue('E', () => Promise.resolve('fine'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})

// How processes share the connections of a database server.
import { expect, it } from 'vitest'
import { LEAST_CONNECTIONS, poolSizes, type PoolSizes } from './shares.ts'

const sum = ({ product, surface, accounts, jobs }: PoolSizes) => product + surface + accounts + jobs
/** Outside the pools: events, realtime, and the wake-up of the job queue. */
const SINGLE = 3

it('gives every pool its full size when there are enough connections', () => {
  const full = { product: 10, surface: 10, accounts: 5, jobs: 6 }
  expect(poolSizes('server', { connections: 97, processes: 1 })).toEqual(full)
  expect(poolSizes('server', { connections: 97, processes: 2 })).toEqual(full)
})

it.each([
  [22, 1],
  [22, 2],
  [97, 4],
  [97, 9],
])('fits %i connections shared by %i processes', (connections, processes) => {
  const sizes = poolSizes('server', { connections, processes })
  expect((sum(sizes) + SINGLE) * processes).toBeLessThanOrEqual(connections)
})

it('never makes a pool so small that its work would wait for itself', () => {
  expect(poolSizes('worker', { connections: 5, processes: 3 })).toEqual({
    product: 2,
    surface: 2,
    accounts: 2,
    jobs: 1,
  })
  expect(LEAST_CONNECTIONS).toBe(10)
})

it('uses the operator’s number, above and below the default', () => {
  const room = { connections: 500, processes: 3 }
  for (const requestedSize of [12, 20, 34, 100]) {
    const used = sum(poolSizes('server', room, requestedSize)) + SINGLE
    expect(used).toBeLessThanOrEqual(requestedSize)
    expect(used).toBeGreaterThan(requestedSize - 4)
  }
})

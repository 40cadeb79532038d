import { expect, it } from 'vitest'
import { measureInTime } from './measure-in-time.ts'

it('[M93] measures routes until all are, or for a few seconds', async () => {
  /** Each batch takes this long, of a company with so many routes. */
  const company = async (routes: number, batchMs: number) => {
    let now = 0
    let waiting = routes
    const measured = await measureInTime({ elapsed: () => now }, async ({ routes: most }) => {
      const count = Math.min(most, waiting)
      waiting -= count
      now += batchMs
      return BigInt(count)
    })
    return { measured: Number(measured), seconds: now / 1_000 }
  }
  expect(await company(100, 200)).toEqual({ measured: 100, seconds: 0.8 })
  expect(await company(0, 200)).toEqual({ measured: 0, seconds: 0.2 })
  // Ten million positions: the report leaves out the routes that are not measured in time.
  expect(await company(1_736, 900)).toEqual({ measured: 150, seconds: 4.5 })
})

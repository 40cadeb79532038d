// Test databases: each file has its own, and closing it frees its space.
import { expect, it } from 'vitest'
import { testDatabase } from './testing.ts'

it('drops a database that was closed', async () => {
  const [closed, other] = [await testDatabase('empty'), await testDatabase('empty')]
  await closed.close()
  const names = async () =>
    (await other.asOwner<{ datname: string }>('select datname from pg_database')).map((row) => row.datname)
  await expect.poll(names).not.toContain(closed.name)
  expect(await names()).toContain(other.name)
  await other.close()
})

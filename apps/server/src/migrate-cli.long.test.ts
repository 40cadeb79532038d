// `npm run migrate`, which a rollout runs before its servers start.
import { testDatabase } from '@dropwise/db/testing'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

function migrate(env: Record<string, string>) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'migrate-cli.ts')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
}

it('migrates a database by its address, once', async () => {
  const database = await testDatabase('empty')
  const { user, password, host, port } = database.access.owner
  const DATABASE_URL = `postgres://${user}:${String(password)}@localhost:${port}/${database.name}?host=${encodeURIComponent(host ?? '')}`
  expect(migrate({ DATABASE_URL }).stdout).toMatch(/^[1-9]\d* migrations ran, 0 had run before\.\n$/)
  expect(migrate({ DATABASE_URL }).stdout).toMatch(/^0 migrations ran, [1-9]\d* had run before\.\n$/)
  await database.close()
})

it('needs the address', () => {
  expect(migrate({})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^migrate needs DATABASE_URL/),
  })
})

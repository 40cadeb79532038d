// `npm run migrate`, which a rollout runs before its servers start.
import { testDatabase } from '@dropwise/db/testing'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseUrlOf } from './testing.ts'

function migrate(env: Record<string, string>) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'migrate-cli.ts')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
}

it('migrates a database by its address, once', async () => {
  const database = await testDatabase('empty')
  expect(migrate({ DATABASE_URL: databaseUrlOf(database) }).stdout).toMatch(
    /^[1-9]\d* migrations ran, 0 had run before\.\n$/,
  )
  expect(migrate({ DATABASE_URL: databaseUrlOf(database) }).stdout).toMatch(
    /^0 migrations ran, [1-9]\d* had run before\.\n$/,
  )
  await database.close()
})

it('needs the address', () => {
  expect(migrate({})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^migrate needs DATABASE_URL/),
  })
})

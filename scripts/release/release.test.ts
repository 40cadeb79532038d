// Tests a release without building it: reproducible bytes, a sandboxed service, existing settings.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { packagesOf, packagesOfPages } from './packages.ts'
import { packTree } from './tarball.ts'

const FILES = join(import.meta.dirname, 'files')
const hasSystemd = spawnSync('systemd-analyze', ['security', '--help']).status === 0

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-release-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function makeTree(at: number, names: string[]): Promise<string> {
  const root = join(folder, `${at}`, 'dropwise')
  await mkdir(root, { recursive: true })
  for (const name of names) {
    await writeFile(join(root, name), name)
    await chmod(join(root, name), name === 'program' ? 0o775 : 0o640)
    await utimes(join(root, name), at, at)
  }
  await symlink('program', join(root, 'link'))
  return root
}

it('packs equal contents to equal bytes, with any times, umask and order', async () => {
  const hashes = []
  for (const [at, names] of [
    [1_000_000, ['a', 'program', 'z']],
    [2_000_000, ['z', 'program', 'a']],
  ] as const) {
    const target = join(folder, `${at}.tar.gz`)
    await packTree(await makeTree(at, [...names]), target)
    hashes.push(
      createHash('sha256')
        .update(await readFile(target))
        .digest('hex'),
    )
  }
  expect(hashes[0]).toBe(hashes[1])
  const listed = execFileSync('tar', ['-tvzf', join(folder, '1000000.tar.gz')], { encoding: 'utf8' })
  expect(listed).toMatch(/^lrwxrwxrwx 0\/0 .* dropwise\/link -> program$/m)
  expect(listed).toMatch(/^-rwxr-xr-x 0\/0 .* dropwise\/program$/m)
  expect(listed).toMatch(/^-rw-r--r-- 0\/0 .* dropwise\/a$/m)
})

it('contains the dependencies of packages, for this platform only', () => {
  const from = join(import.meta.dirname, '../../apps/server/package.json')
  const names = packagesOf([{ from, name: 'sharp' }]).map(({ name }) => name)
  expect(names).toContain(`@img/sharp-${process.platform}-${process.arch}`)
  expect(names.filter((name) => name.startsWith('@img/sharp-'))).toHaveLength(2)
})

it('has the licence of every package in the pages', () => {
  expect(packagesOfPages().filter(({ license }) => license === 'NOASSERTION')).toEqual([])
})

it('brings a configuration file whose lines are settings, the suggested ones too', async () => {
  const text = await readFile(join(FILES, 'dropwise.conf'), 'utf8')
  const CONFIG_FILE = join(folder, 'dropwise.conf')
  await writeFile(CONFIG_FILE, text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(readConfig({ CONFIG_FILE })).toMatchObject({
    dataDir: '/var/lib/dropwise',
    isDemo: false,
    publicUrl: 'https://fleet.example',
    backupTo: '/var/backups/dropwise',
  })
})

it.skipIf(!hasSystemd)('runs as a service that systemd takes for well protected', () => {
  const unit = join(FILES, 'dropwise.service')
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', '--no-pager', unit],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/Overall exposure level for dropwise.service: 1\.\d OK/)
  expect(status).toBe(0)
})

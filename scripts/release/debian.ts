// Packs a release as a Debian package: programs in /usr/lib/dropwise, a service with its own account, one
// configuration file.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, lutimes, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseTime, ROOT, VERSION } from './platform.ts'

const FILES = join(ROOT, 'scripts/release/files')
const ARCHITECTURES: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** Returns the package's path; undefined without dpkg-deb. */
export async function buildDebian(tree: string, out: string): Promise<string | undefined> {
  const architecture = ARCHITECTURES[process.arch]
  if (!architecture || spawnSync('dpkg-deb', ['--version']).status !== 0) return undefined
  const root = join(out, 'debian')
  await rm(root, { recursive: true, force: true })
  await cp(tree, join(root, 'usr/lib/dropwise'), { recursive: true, verbatimSymlinks: true })
  await put('dropwise-command', join(root, 'usr/bin/dropwise'), 0o755)
  await put('dropwise.service', join(root, 'lib/systemd/system/dropwise.service'), 0o644)
  await put('dropwise.conf', join(root, 'etc/dropwise/dropwise.conf'), 0o640)
  await put('postinst', join(root, 'DEBIAN/postinst'), 0o755)
  await put('prerm', join(root, 'DEBIAN/prerm'), 0o755)
  await writeFile(join(root, 'DEBIAN/conffiles'), '/etc/dropwise/dropwise.conf\n')
  await writeFile(join(root, 'DEBIAN/control'), control(architecture))
  await setTimes(root)
  const file = join(out, `dropwise_${VERSION}_${architecture}.deb`)
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z6', '--build', root, file], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(releaseTime()) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await rm(root, { recursive: true })
  return file
}

async function put(name: string, target: string, mode: number): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true })
  await cp(join(FILES, name), target)
  await chmod(target, mode)
}

const control = (architecture: string): string => `Package: dropwise
Version: ${VERSION}
Architecture: ${architecture}
Maintainer: Dropwise <security@dropwise.example>
Depends: libc6 (>= 2.31), libstdc++6, passwd
Section: web
Priority: optional
Description: Plan, dispatch and follow deliveries
 A server for delivery companies: plans a day of stops, dispatches it, follows it live and tells recipients when it comes.
 It brings its own Node and PostgreSQL.
`

/** dpkg-deb keeps modification times. */
async function setTimes(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await setTimes(child)
    else await lutimes(child, releaseTime(), releaseTime())
  }
  await lutimes(path, releaseTime(), releaseTime())
}

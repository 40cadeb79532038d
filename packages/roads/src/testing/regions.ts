// Compiled regions for tests, cached by content: recompiled only when their sources change.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileRegion } from '../compile/compile.ts'
import type { ElementSource } from '../compile/elements.ts'
import { ensureDemoRegion } from '../region-files.ts'

const CACHE = resolve(import.meta.dirname, '../../../../.cache/regions')
const SOURCES = resolve(import.meta.dirname, '..')
/** Folders and files whose code determines a compiled region. */
const MAKERS = /^(compile|town|tiles|geocode|engine|profiles|pack|growable)/
/** Another checkout's run may use regions of other sources; after a day it does not. */
const CACHE_MS = 86_400_000

/** The regions' folder for the present sources, with the demo town. */
export async function cachedRegions(): Promise<string> {
  const folder = join(CACHE, sourceHash())
  await compileOnce(folder, 'ashmouth', async () => void (await ensureDemoRegion(folder)))
  return folder
}

/**
 * A region compiled from any source, cached under `name`. Returns its own folder, so that the contents of
 * `cachedRegions()` do not depend on earlier tests.
 */
export async function cachedRegion(name: string, source: ElementSource): Promise<string> {
  const folder = join(CACHE, `${sourceHash()}-extracts`)
  await compileOnce(folder, name, async () => void (await compileRegion(source, { outDir: folder, name })))
  return join(folder, name)
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).toSorted())
    if (MAKERS.test(file) && file.endsWith('.ts')) hash.update(readFileSync(join(SOURCES, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Compiles missing regions; of several processes one compiles and the others wait. */
async function compileOnce(folder: string, name: string, compile: () => Promise<void>): Promise<void> {
  const isDone = () => existsSync(join(folder, name, 'region.json'))
  if (isDone()) return
  removeOutdated(folder)
  const unlock = await lock(join(folder, `${name}.lock`))
  try {
    if (!isDone()) await compile()
  } finally {
    await unlock()
  }
}

async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    // Ignore the lock of a dead process.
    if (holder && !isAlive(holder)) await rm(file, { force: true })
    else await sleep(100)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function removeOutdated(current: string): void {
  if (!existsSync(CACHE)) return
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name)
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (path !== current && Date.now() - changedAt > CACHE_MS) rmSync(path, { recursive: true, force: true })
  }
}

// Compiles regions on a worker, one at a time over all workers: in a child process, with progress in its
// row, until done or stopped.
import { addressesOf, dropPart } from '@dropwise/roads'
import { fork, type ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Platform } from '../../platform/platform.ts'
import type { CompileReport, CompileTask } from './compile-child.ts'
import { regionBuild } from './jobs.ts'
import {
  endBuild,
  noteProgress,
  reapBuilds,
  releaseBuild,
  takeBuild,
  type BuildRow,
  type Ending,
} from './queries.ts'
import { extractsFolder, partFile } from './uploads.ts'

const CHILD = fileURLToPath(new URL('./compile-child.ts', import.meta.url))
/** V8 heap for a 100 MB extract within 4 GiB of memory; columns and buffers use the rest. */
const HEAP_MB = 2_560
const REPORT_EVERY_MS = 700
/** A worker reports more than once a second; after this long without a report it is considered dead. */
const SILENT_SECONDS = 15
const REAP_EVERY_MS = 5_000
const UNIQUE_VIOLATION = '23505'

/**
 * After these errors the next try of the same extract continues the download. Abandoned parts are deleted
 * after a day.
 */
const CONTINUED = new Set(['extract_cut_off', 'extract_unreachable'])

export interface RegionOptions {
  /**
   * Also fetch extracts from this machine and its private network, for operators who allow it and for tests.
   */
  mayAskPrivate: boolean
}

/** Runs compiles on this server, and recovers those whose worker died. */
export async function workOnRegions(platform: Platform, options: RegionOptions): Promise<void> {
  const { asService, jobs, log } = platform
  const here = new Set<string>()
  await jobs.work(regionBuild, async ({ id }, { signal }) => {
    const build = await takeUp(platform, id)
    if (!build) return
    here.add(id)
    try {
      const ending = await compile(platform, options, build, signal)
      if (!ending) {
        await asService('hand a compile back', ({ trx }) => releaseBuild(trx, id))
        return
      }
      await asService('end a compile', ({ trx }) => endBuild(trx, id, ending))
      await dropSource(platform, build, ending)
    } finally {
      here.delete(id)
    }
    await checkFolder()
  })
  const checkFolder = async () => {
    try {
      await asService('look after compiles', async ({ trx, enqueue }) => {
        const id = await reapBuilds(trx, SILENT_SECONDS, [...here])
        if (id !== undefined) enqueue(regionBuild, { id })
      })
    } catch (error) {
      log.warn({ err: error }, 'looking after compiles')
    }
  }
  await checkFolder()
  setInterval(() => void checkFolder(), REAP_EVERY_MS).unref()
}

/** The claimed compile; undefined when another one runs or another worker took it. */
async function takeUp({ asService }: Platform, id: string): Promise<BuildRow | undefined> {
  try {
    return await asService('take up a compile', ({ trx }) => takeBuild(trx, id))
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

/** Runs the child to completion. Undefined when the product shut down meanwhile. */
async function compile(
  { dataDir, regions, extractMirrors, asService, log }: Platform,
  { mayAskPrivate }: RegionOptions,
  build: BuildRow,
  signal: AbortSignal,
): Promise<Ending | undefined> {
  await mkdir(extractsFolder(dataDir), { recursive: true })
  const child = fork(CHILD, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const task: CompileTask = {
    regionsFolder: join(dataDir, 'regions'),
    name: build.name,
    bounds: build.bounds,
    file: fileOf(dataDir, build),
    label: build.label,
    addresses: addressesFor(build, extractMirrors),
    // Operators set the mirrors, so their addresses are trusted.
    mayAskPrivate: mayAskPrivate || build.source === 'catalogue',
    extract: build.source === 'catalogue' ? build.place : null,
  }
  const watch = watchChild(child, task)
  let isStopped = false
  const end = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  let isWriting = false
  const write = async () => {
    if (isWriting) return
    isWriting = true
    try {
      const { stage, fraction } = watch.progress
      isStopped = await asService('progress of a compile', ({ trx }) =>
        noteProgress(trx, build.id, stage, fraction),
      )
      if (isStopped) end()
    } catch (error) {
      log.warn({ err: error }, 'progress of a compile')
    } finally {
      isWriting = false
    }
  }
  const timer = setInterval(() => void write(), REPORT_EVERY_MS)
  try {
    const ending = await watch.ended
    if (ending.status === 'done') regions.reload()
    else if (signal.aborted) return undefined
    else if (isStopped) return { status: 'stopped' }
    return ending
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', end)
  }
}

function watchChild(child: ChildProcess, task: CompileTask) {
  const progress = { stage: 'starting', fraction: 0 }
  const ended = new Promise<Ending>((resolve) => {
    let reportedEnding: Ending | undefined
    child.on('message', (message: CompileReport) => {
      if (message.kind === 'progress') Object.assign(progress, message)
      else if (message.kind === 'done') reportedEnding = { status: 'done' }
      else {
        const { code, problem, hint } = message
        reportedEnding = { status: 'failed', code, problem, hint }
      }
    })
    child.on('error', (error) => resolve(cutOff(error.message)))
    child.on('exit', (code, signal) => resolve(reportedEnding ?? cutOff(signal ?? `exit ${code}`)))
  })
  child.on('spawn', () => {
    child.send(task)
    // Lower priority than planning and driving.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  })
  return { progress, ended }
}

const cutOff = (why: string): Ending => ({
  status: 'failed',
  code: 'compile_cut_off',
  problem: `The compile was cut off (${why}), perhaps for want of memory.`,
  hint: 'The region that was in service stays. Try a smaller extract, or a box of it.',
})

function fileOf(dataDir: string, { id, source, place }: BuildRow): string {
  if (source === 'file') return join(extractsFolder(dataDir), basename(place))
  // Named after the extract, so that a second try continues the download.
  if (source === 'catalogue') return partFile(dataDir, place.replaceAll('/', '-'))
  return partFile(dataDir, source === 'upload' ? place : id)
}

function addressesFor({ source, place }: BuildRow, mirrors: readonly string[]): string[] {
  if (source === 'catalogue') return addressesOf(place, mirrors)
  return source === 'url' ? [place] : []
}

/** Deletes uploads and downloads that no later try continues; keeps the operator's own files. */
async function dropSource({ dataDir }: Platform, build: BuildRow, ending: Ending): Promise<void> {
  const isContinued = build.source === 'catalogue' && ending.status === 'failed' && CONTINUED.has(ending.code)
  if (build.source !== 'file' && !isContinued) await dropPart(fileOf(dataDir, build))
}

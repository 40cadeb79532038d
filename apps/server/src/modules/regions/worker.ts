// Compiles regions one after another on a worker: one child process per compile, progress in its row, stopped on request.
import { fork, type ChildProcess } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Platform } from '../../platform/platform.ts'
import type { CompileReport, CompileTask } from './compile-child.ts'
import { regionBuild } from './jobs.ts'
import { endBuild, noteProgress, reapBuilds, takeBuild, type BuildRow, type Ending } from './queries.ts'
import { extractsFolder, partFile } from './uploads.ts'

const CHILD = fileURLToPath(new URL('./compile-child.ts', import.meta.url))
/** A 100 MB extract must fit into 4 GiB: this for JavaScript's own heap, the rest for columns and buffers. */
const HEAP_MB = 2_560
const REPORT_EVERY_MS = 700
/** A worker reports more than once a second; after this long without a report it is considered dead. */
const SILENT_SECONDS = 15
const REAP_EVERY_MS = 5_000

export interface RegionOptions {
  /** Extracts may also be fetched from this machine and its private network: for an operator who says so, and for tests. */
  mayAskPrivate: boolean
}

/** Runs compiles on this server, and recovers those whose worker died. */
export async function workOnRegions(platform: Platform, options: RegionOptions): Promise<void> {
  const { asService, jobs, log } = platform
  const here = new Set<string>()
  await jobs.work(regionBuild, async ({ id }, { signal }) => {
    const build = await asService('take up a compile', ({ trx }) => takeBuild(trx, id))
    if (!build) return
    here.add(id)
    try {
      const ending = await compile(platform, options, build, signal)
      // Interrupted by shutdown: the row stays as it is, and the next start resumes it.
      if (!ending) return
      await asService('end a compile', ({ trx }) => endBuild(trx, id, ending))
      await dropSource(platform, build)
    } finally {
      here.delete(id)
    }
  })
  const look = async () => {
    try {
      await asService('look after compiles', async ({ trx, enqueue }) => {
        for (const id of await reapBuilds(trx, SILENT_SECONDS, [...here])) enqueue(regionBuild, { id })
      })
    } catch (error) {
      log.warn({ err: error }, 'looking after compiles')
    }
  }
  await look()
  setInterval(() => void look(), REAP_EVERY_MS).unref()
}

/** Runs the child to completion. Undefined when the product shut down meanwhile. */
async function compile(
  { dataDir, regions, asService, log }: Platform,
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
    url: build.source === 'url' ? build.place : null,
    mayAskPrivate,
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
    let said: Ending | undefined
    child.on('message', (message: CompileReport) => {
      if (message.kind === 'progress') Object.assign(progress, message)
      else if (message.kind === 'done') said = { status: 'done' }
      else said = { status: 'failed', problem: message.problem, hint: message.hint }
    })
    child.on('error', (error) => resolve(cutOff(error.message)))
    child.on('exit', (code, signal) => resolve(said ?? cutOff(signal ?? `exit ${code}`)))
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
  problem: `The compile was cut off (${why}), perhaps for want of memory.`,
  hint: 'The region that was in service stays. Try a smaller extract, or a box of it.',
})

function fileOf(dataDir: string, { id, source, place }: BuildRow): string {
  if (source === 'file') return join(extractsFolder(dataDir), basename(place))
  return partFile(dataDir, source === 'upload' ? place : id)
}

/** Deletes uploads and downloads once compiled; an operator's own files stay. */
async function dropSource({ dataDir }: Platform, build: BuildRow): Promise<void> {
  if (build.source !== 'file') await rm(fileOf(dataDir, build), { force: true })
}

// Compiles one region in its own process: it may exhaust its memory, be stopped or crash without taking the server down.
import { compileRegion, readPbf, RoadsError, type Bounds } from '@dropwise/roads'
import { fetchExtract } from './fetch-extract.ts'

/** What the parent sends first. */
export interface CompileTask {
  regionsFolder: string
  name: string
  bounds: Bounds | null
  /** The extract; made by downloading `url` when there is one. */
  file: string
  /** The name the owner gave it. */
  label: string
  url: string | null
  mayAskPrivate: boolean
}

export type CompileReport =
  | { kind: 'progress'; stage: string; fraction: number }
  | { kind: 'done' }
  | { kind: 'failed'; problem: string; hint: string }

/** Share of the progress bar for the download. */
const DOWNLOAD_SHARE = 0.2

const report = (message: CompileReport): void => void process.send?.(message)
// The parent is gone: nobody is waiting for the region.
process.on('disconnect', () => process.exit(1))
process.once('message', (task: CompileTask) => {
  run(task)
    .then(() => report({ kind: 'done' }))
    .catch((error: unknown) => report(failure(error)))
    .finally(() => process.disconnect())
})

async function run({
  regionsFolder,
  name,
  bounds,
  file,
  label,
  url,
  mayAskPrivate,
}: CompileTask): Promise<void> {
  const before = url === null ? 0 : DOWNLOAD_SHARE
  if (url !== null)
    await fetchExtract(url, file, {
      mayAskPrivate,
      onProgress: (fraction) =>
        report({ kind: 'progress', stage: 'downloading', fraction: fraction * before }),
    })
  await compileRegion(readPbf(file, label), {
    outDir: regionsFolder,
    name,
    ...(bounds ? { bbox: bounds } : {}),
    onProgress: ({ stage, fraction }) =>
      report({ kind: 'progress', stage, fraction: before + fraction * (1 - before) }),
  })
}

function failure(error: unknown): CompileReport {
  if (error instanceof RoadsError) return { kind: 'failed', problem: error.message, hint: error.hint }
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return {
      kind: 'failed',
      problem: 'There is no space left on the data disk.',
      hint: 'Free space and add the region again.',
    }
  const { message } = error as Error
  return {
    kind: 'failed',
    problem: `The compiler stopped: ${message}`,
    hint: 'The region that was in service stays.',
  }
}

// Compiles one region in its own process, so that running out of memory, a stop or a crash does not affect
// the server.
import { compileRegion, downloadExtract, readPbf, RoadsError, type Bounds } from '@dropwise/roads'

/** The parent's first message. */
export interface CompileTask {
  regionsFolder: string
  name: string
  bounds: Bounds | null
  /** Path of the extract; downloaded first when there are addresses. */
  file: string
  /** The owner's name for it. */
  label: string
  /** Download addresses in order of preference; empty for a local file. */
  addresses: string[]
  mayAskPrivate: boolean
  /** Path of the extract in the catalogue. */
  extract: string | null
}

export type CompileReport =
  | { kind: 'progress'; stage: string; fraction: number }
  | { kind: 'done' }
  | { kind: 'failed'; code: string; problem: string; hint: string }

/** Share of the download in the progress bar. */
const DOWNLOAD_SHARE = 0.2

const report = (message: CompileReport): void => void process.send?.(message)
// The parent has ended, so the region is no longer needed.
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
  addresses,
  mayAskPrivate,
  extract,
}: CompileTask): Promise<void> {
  const before = addresses.length > 0 ? DOWNLOAD_SHARE : 0
  if (addresses.length > 0)
    await downloadExtract(addresses, file, {
      mayAskPrivate,
      onProgress: (received, total) =>
        report({ kind: 'progress', stage: 'downloading', fraction: total ? (received / total) * before : 0 }),
    })
  await compileRegion(readPbf(file, label), {
    outDir: regionsFolder,
    name,
    ...(bounds ? { bbox: bounds } : {}),
    ...(extract === null ? {} : { extract }),
    onProgress: ({ stage, fraction }) =>
      report({ kind: 'progress', stage, fraction: before + fraction * (1 - before) }),
  })
}

function failure(error: unknown): CompileReport {
  if (error instanceof RoadsError)
    return { kind: 'failed', code: error.code, problem: error.message, hint: error.hint }
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return {
      kind: 'failed',
      code: 'disk_full',
      problem: 'There is no space left on the data disk.',
      hint: 'Free space and add the region again.',
    }
  const { message } = error as Error
  return {
    kind: 'failed',
    code: 'compiler_failed',
    problem: `The compiler stopped: ${message}`,
    hint: 'The region that was in service stays.',
  }
}

// Runs `npm run drive` beside a test: dispatched routes of a day are played through the public entry for positions.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Drive {
  output: () => string
  /** Exit code, once every van is home. */
  ended: Promise<number | null>
  /** As Ctrl-C does. */
  stop: () => void
}

/** `options` as on its command line, e.g. `['--speed', '400']`. */
export function startDrive(options: string[]): Drive {
  const child = spawn(process.execPath, ['scripts/drive.ts', ...options], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  return { output: () => said, ended, stop: () => child.kill('SIGINT') }
}

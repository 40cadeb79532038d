// Runs `npm run drive` beside a test: simulates dispatched routes through the public ingest endpoint.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Drive {
  output: () => string
  /** Exit code, once every van is home. */
  ended: Promise<number | null>
  /** Stops it like Ctrl-C. */
  stop: () => void
}

/** `options` of the command line, e.g. `['--speed', '400']`. */
export function startDrive(options: string[]): Drive {
  const child = spawn(process.execPath, ['scripts/drive.ts', ...options], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  return { output: () => output, ended, stop: () => child.kill('SIGINT') }
}

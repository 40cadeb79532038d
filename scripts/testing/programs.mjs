// Runs programs that never outlive this one: not after Ctrl-C, SIGTERM or kill -9.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { guard } from '../../packages/db/src/test-guard.ts'
import { ownPath, ROOT } from '../setup.mjs'

/** Time for a program to end after a signal, in milliseconds. */
const GRACE_MS = 15_000
const running = new Set()
let isEnding = false

/** Resolves with the exit code, and the output when `isQuiet`. */
export function runProgram(command, args, { env = {}, folder = '.', isQuiet = false } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      // Its own process group, so only we can end all of it at once.
      detached: true,
      env: {
        ...process.env,
        PATH: ownPath(),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }),
        ...env,
      },
      shell: process.platform === 'win32',
    })
    const release = child.pid ? guard({ group: child.pid }) : () => {}
    running.add(child)
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => {
      output += error.message
      if (!isQuiet) console.error(error.message)
      resolve({ code: 1, output })
    })
    child.once('close', (code) => {
      running.delete(child)
      release()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** On a termination signal, ends all programs, then this one. */
export function endWithSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
}

/** Signals all programs, and kills those that take too long. */
export function endPrograms(signal) {
  signalAll(signal)
  setTimeout(() => signalAll('SIGKILL'), GRACE_MS).unref()
}

function end(signal) {
  if (isEnding) return
  isEnding = true
  endPrograms(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  const wait = setInterval(() => {
    if (running.size > 0) return
    clearInterval(wait)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }, 50)
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal)
    } catch {
      // The process has just ended.
    }
  }
}

// Installs what is missing or out of date, and runs a script again under the project's own Node. Needs only Node 20.19 and npm.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const IS_WINDOWS = process.platform === 'win32'
const NODE = join(ROOT, 'node_modules', '.bin', IS_WINDOWS ? 'node.cmd' : 'node')
/** Is there while packages are installed. */
const INSTALLING = join(ROOT, '.cache', 'installing')
/** Major version of the npm package `node` in package.json. */
const OWN_MAJOR = 24
/** Set where {@link useOwnNode} started us; npm sets a variable of its own. */
const PARENT_WATCHED = 'DROPWISE_PARENT_WATCHED'
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** How often a program checks that its parent is still there, in milliseconds. */
const PARENT_CHECK_MS = 500

/** What is missing or of another version than package-lock.json says; empty when node_modules is right. */
export function findStale() {
  const wanted = readJson(join(ROOT, 'package-lock.json'))?.packages ?? {}
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages
  if (!installed || !existsSync(NODE)) return ['node_modules']
  return Object.entries(wanted)
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false
      const found = installed[path]
      // Optional packages are for other systems where they are not installed.
      if (!found) return !entry.optional && !entry.peer && !existsSync(join(ROOT, path))
      return !entry.link && found.version !== entry.version
    })
    .map(([path]) => path)
}

/** Makes node_modules match package-lock.json. Ends the program with npm's words when it cannot. */
export async function install() {
  clearHalfInstall()
  const stale = findStale()
  if (stale.length === 0) return
  mkdirSync(dirname(INSTALLING), { recursive: true })
  writeFileSync(INSTALLING, String(process.pid))
  const isFresh = stale[0] === 'node_modules'
  console.log(
    isFresh ? 'Installing packages (about a minute, once) …' : `Updating ${stale.length} packages …`,
  )
  const { command, first } = npm()
  // Not `npm ci`: it clears node_modules under programs that run from it. `--no-save` keeps to the lockfile and leaves it alone.
  // The pages are built with dev packages, which npm takes away under NODE_ENV=production unless told.
  const { code } = await runLinked(
    command,
    [...first, 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: IS_WINDOWS && first.length === 0,
    },
  )
  if (code !== 0) {
    console.error(
      'The packages could not be installed. Check the connection to the npm registry and start again.',
    )
    process.exit(1)
  }
  rmSync(INSTALLING, { force: true })
}

/** Waits for another start's install; one that was cut off leaves packages half unpacked, which npm takes for whole. */
function clearHalfInstall() {
  for (;;) {
    const pid = Number(existsSync(INSTALLING) ? readFileSync(INSTALLING, 'utf8') : 0)
    if (!pid) return
    if (!isHeldBy(pid)) {
      rmSync(join(ROOT, 'node_modules'), { recursive: true, force: true })
      rmSync(INSTALLING, { force: true })
      return
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
}

/** Whether the process that a lock file names is another one and alive. In a container ours may have the number of the last. */
export function isHeldBy(pid) {
  return pid !== process.pid && isAlive(pid)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The npm that runs us, under the Node that runs it: our own Node may just be replaced. */
function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js'))
    return { command: process.env.npm_node_execpath ?? process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

/** Runs the script again under the project's Node when this one is older. Resolves only when this one will do. */
export async function useOwnNode(script) {
  if (Number.parseInt(process.versions.node, 10) >= OWN_MAJOR) return endWithParent()
  const { code, error } = await runLinked(NODE, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: ownPath(), [PARENT_WATCHED]: '1' },
    shell: IS_WINDOWS,
  })
  if (error) console.error(`Node ${OWN_MAJOR} could not be started: ${error.message}`)
  process.exit(code)
}

/**
 * Runs a program, passes the signals that end us on to it, and ends with it when there was one. Resolves with its exit
 * code (128 + the signal's number when a signal ended it), what it printed to pipes, and the error of a program that cannot run.
 */
export function runLinked(command, args, options) {
  return new Promise((resolve) => {
    const printed = { out: '', all: '' }
    let isTold = false
    const child = spawn(command, args, options)
    const tell = (signal) => {
      isTold = true
      child.kill(signal)
    }
    child.stdout?.on('data', (chunk) => {
      printed.out += chunk
      printed.all += chunk
    })
    child.stderr?.on('data', (chunk) => (printed.all += chunk))
    for (const signal of STOP_SIGNALS) process.on(signal, tell)
    const end = (code, error) => {
      for (const signal of STOP_SIGNALS) process.off(signal, tell)
      if (isTold) process.exit(code)
      resolve({ code, printed, error })
    }
    child.once('error', (error) => end(1, error))
    child.once('close', (code, signal) => end(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * Below npm or another Node, ends this program as SIGTERM does once the parent is gone: one that was killed passes no
 * signal on. Started by hand it may outlive its shell.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event && !process.env[PARENT_WATCHED]) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  check.unref()
}

/** PATH with the project's programs first. */
export function ownPath() {
  const own = join(ROOT, 'node_modules', '.bin')
  const separator = IS_WINDOWS ? ';' : ':'
  const path = process.env.PATH ?? ''
  return path.split(separator)[0] === own ? path : own + separator + path
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

// Installs missing or outdated packages, and restarts a script with the project's Node. Needs only Node 20.19
// and npm.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const IS_WINDOWS = process.platform === 'win32'
const NODE = join(ROOT, 'node_modules', '.bin', IS_WINDOWS ? 'node.cmd' : 'node')
/** Exists while packages are being installed. */
const INSTALLING = join(ROOT, '.cache', 'installing')
/** Major version of the npm package `node` in package.json. */
const OWN_MAJOR = 24
/** Set when {@link useOwnNode} started this process; npm sets its own variable. */
const PARENT_WATCHED = 'DROPWISE_PARENT_WATCHED'
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Interval of checking the parent, in milliseconds. */
const PARENT_CHECK_MS = 500

/** Answers --help, and refuses options that the script does not know. `script` is its `import.meta.url`. */
export function checkOptions(script, known = []) {
  const unknown = process.argv.slice(2).filter((option) => !known.includes(option))
  if (unknown.length === 0) return
  const comment = openingComment(fileURLToPath(script))
  if (unknown.includes('--help')) console.log(comment)
  else console.error(`${unknown.join(' ')} is unknown.\n${comment}`)
  process.exit(unknown.includes('--help') ? 0 : 1)
}

/** The description of a program and its options above its imports. */
export function openingComment(path) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}

/** Packages missing or different from package-lock.json; empty when node_modules is right. */
export function findStale() {
  const lockedPackages = readJson(join(ROOT, 'package-lock.json'))?.packages ?? {}
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages
  if (!installed || !existsSync(NODE)) return ['node_modules']
  return Object.entries(lockedPackages)
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false
      const installedPackage = installed[path]
      // Optional packages of other systems are not installed.
      if (!installedPackage) return !entry.optional && !entry.peer && !existsSync(join(ROOT, path))
      return !entry.link && installedPackage.version !== entry.version
    })
    .map(([path]) => path)
}

/** Makes node_modules match package-lock.json. Exits with npm's output on failure. */
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
  // Not `npm ci`, which deletes node_modules under running programs. `--no-save` follows the lockfile without
  // changing it. The build needs dev packages, which npm omits under NODE_ENV=production by default.
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

/**
 * Waits for another process's install. An interrupted one leaves half-unpacked packages, which npm takes for
 * complete.
 */
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

/**
 * True when a lock file's process is another one and alive. In a container ours may have the previous one's
 * id.
 */
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

/** The npm that runs us, with its Node, because our own Node may just be replaced. */
function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js'))
    return { command: process.env.npm_node_execpath ?? process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

/** Restarts the script with the project's Node when this one is older. Resolves only when this one suffices. */
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
 * Runs a program, forwards termination signals, and ends with it after one. Resolves with exit code (128 +
 * signal number after a signal), piped output, and the error of a program that cannot run.
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
 * Under npm or another Node, ends like SIGTERM once the parent has ended, because a killed parent forwards no
 * signal. Started by hand, it may outlive its shell.
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
  const binDir = join(ROOT, 'node_modules', '.bin')
  const separator = IS_WINDOWS ? ';' : ':'
  const path = process.env.PATH ?? ''
  return path.split(separator)[0] === binDir ? path : binDir + separator + path
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

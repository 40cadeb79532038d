// Installs what is missing or out of date, and runs a script again under the project's own Node. Needs only Node 20.19 and npm.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const IS_WINDOWS = process.platform === 'win32'
const NODE = join(ROOT, 'node_modules', '.bin', IS_WINDOWS ? 'node.cmd' : 'node')
/** Is there while packages are installed. */
const INSTALLING = join(ROOT, '.cache', 'installing')
/** Major version of the npm package `node` in package.json. */
const OWN_MAJOR = 24

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
export function install() {
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
  const run = spawnSync(
    command,
    [...first, 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: IS_WINDOWS && first.length === 0,
    },
  )
  if (run.status !== 0) {
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
    if (!isAlive(pid)) {
      rmSync(join(ROOT, 'node_modules'), { recursive: true, force: true })
      rmSync(INSTALLING, { force: true })
      return
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
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

/**
 * Runs the script again under the project's Node when this one is older. Resolves only when this one will do.
 * The child lives and dies with us: signals are passed on, and it hears when we are gone.
 */
export async function useOwnNode(script) {
  if (Number.parseInt(process.versions.node, 10) >= OWN_MAJOR) return
  const child = spawn(NODE, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: ownPath() },
    shell: IS_WINDOWS,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  child.once('error', (error) => {
    console.error(`Node ${OWN_MAJOR} could not be started: ${error.message}`)
    process.exit(1)
  })
  await new Promise(() => {})
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

// Finds a Chromium for tests and pictures: CHROME_PATH, an installed one, or npm's, unpacked once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/** Arguments: maps need WebGL without a GPU, and pages must neither call out nor be throttled when hidden. */
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-component-update',
  '--font-render-hinting=none',
  // Without an emulated graphics card, which costs five times the CPU; only maps request one.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
]
const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** Launch options for Playwright. Throws when no browser is available. */
export async function findBrowser(): Promise<Browser> {
  const chromePath = process.env.CHROME_PATH
  if (chromePath) {
    if (!existsSync(chromePath)) throw new Error(`CHROME_PATH ${chromePath} does not exist.`)
    return options(chromePath)
  }
  const installed = INSTALLED.find((path) => existsSync(path))
  return installed ? options(installed) : unpack()
}

function options(executablePath: string, env: Record<string, string> = {}): Browser {
  const ownVariables = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return { executablePath, args: ARGS, env: { ...ownVariables, ...env } }
}

/** Unpacks npm's browser beside its final place and moves it, so a partial one is never used. */
async function unpack(): Promise<Browser> {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const home = dirname(dirname(entry))
  const { version } = require(join(home, 'package.json')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`
    await mkdir(half, { recursive: true })
    const { inflate } = await import('@sparticuz/chromium')
    // The browser unpacks into the temporary folder.
    const before = process.env.TMPDIR
    process.env.TMPDIR = half
    try {
      for (const part of ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'])
        await inflate(join(home, 'bin', part))
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
    await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }))
  }
  const program = join(folder, 'chromium')
  return options(program, libraries(program, folder))
}

/** Uses its own system libraries only where the system lacks them: elsewhere they would shadow newer ones. */
function libraries(program: string, folder: string): Record<string, string> {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') }
  if (!stdout?.includes('not found')) return fonts
  const path = join(folder, 'al2023', 'lib')
  const before = process.env.LD_LIBRARY_PATH
  return { ...fonts, LD_LIBRARY_PATH: before ? `${path}:${before}` : path }
}

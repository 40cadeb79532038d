// npm start: installs missing packages, builds the web app if outdated, and runs the product until Ctrl-C.
// Settings are environment variables: docs/operations.md lists them.
import module from 'node:module'
import { join } from 'node:path'
import { checkOptions, install, ROOT, useOwnNode } from './setup.mjs'

checkOptions(import.meta.url)
await install()
await useOwnNode(import.meta.url)
// Caches compiled sources, so a second start need not compile.
const cache = join(ROOT, '.cache', 'node')
module.enableCompileCache(cache)
// For worker threads: without it each search thread recompiles its sources, which takes a fifth of a second.
process.env.NODE_COMPILE_CACHE = cache
const { buildWeb } = await import('./build-web.mjs')
if (process.env.ROLE !== 'worker') await buildWeb()
await import('../apps/server/src/main.ts')

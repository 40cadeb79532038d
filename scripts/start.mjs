// npm start: installs what is missing, builds the web app if it is stale, and runs the product until Ctrl-C.
import module from 'node:module'
import { join } from 'node:path'
import { install, ROOT, useOwnNode } from './setup.mjs'

await install()
await useOwnNode(import.meta.url)
// Stripped and compiled sources are kept, so that a second start reads instead of compiling.
const cache = join(ROOT, '.cache', 'node')
module.enableCompileCache(cache)
// Worker threads read this; without it each search thread would strip and compile its sources again, a fifth of a second.
process.env.NODE_COMPILE_CACHE = cache
const { buildWeb } = await import('./build-web.mjs')
if (process.env.ROLE !== 'worker') await buildWeb()
await import('../apps/server/src/main.ts')

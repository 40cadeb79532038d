// npm start: installs what is missing, builds the web app if it is stale, and runs the product until Ctrl-C.
import module from 'node:module'
import { join } from 'node:path'
import { install, ROOT, useOwnNode } from './setup.mjs'

install()
await useOwnNode(import.meta.url)
// Stripped and compiled sources are kept, so that a second start reads instead of compiling.
module.enableCompileCache(join(ROOT, '.cache', 'node'))
const { buildWeb } = await import('./build-web.mjs')
if (process.env.ROLE !== 'worker') await buildWeb()
await import('../apps/server/src/main.ts')

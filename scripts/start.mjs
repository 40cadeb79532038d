// npm start: installs what is missing, builds the web app if it is stale, and runs the product until Ctrl-C.
import { install, useOwnNode } from './setup.mjs'

install()
await useOwnNode(import.meta.url)
const { buildWeb } = await import('./build-web.mjs')
if (!process.env.ROLE || process.env.ROLE !== 'worker') await buildWeb()
await import('../apps/server/src/main.ts')

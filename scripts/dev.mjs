// npm run dev: restarts the server when its sources change, and serves the web app with hot reload on port
// 5173.
import { checkOptions, install, useOwnNode } from './setup.mjs'

checkOptions(import.meta.url)
await install()
await useOwnNode(import.meta.url)
const { endPrograms, endWithSignals, runProgram } = await import('./testing/programs.mjs')
endWithSignals()

const env = { DROPWISE_API: `http://127.0.0.1:${process.env.PORT ?? '3000'}` }
console.log('Pages with hot reload: http://127.0.0.1:5173')
const programs = [
  runProgram('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { env }),
  runProgram('react-router', ['dev'], { env, folder: 'apps/web' }),
]
// Ends both, since one is useless without the other.
const { code } = await Promise.race(programs)
endPrograms('SIGTERM')
await Promise.all(programs)
process.exitCode = code

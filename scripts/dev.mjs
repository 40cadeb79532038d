// npm run dev: the server, started again when its sources change, and the web app with hot reload on port 5173.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, ownPath, ROOT, useOwnNode } from './setup.mjs'

install()
await useOwnNode(import.meta.url)

const port = process.env.PORT ?? '3000'
const env = { ...process.env, PATH: ownPath(), DROPWISE_API: `http://127.0.0.1:${port}` }
const options = { stdio: 'inherit', env, shell: process.platform === 'win32' }
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { ...options, cwd: ROOT }),
  spawn('react-router', ['dev'], { ...options, cwd: join(ROOT, 'apps', 'web') }),
]
console.log('Pages with hot reload: http://127.0.0.1:5173')

let running = children.length
const stop = (signal) => {
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
for (const child of children) {
  child.once('exit', (code) => {
    running -= 1
    stop('SIGTERM')
    if (running === 0) process.exit(code ?? 0)
  })
}

// HAProxy before several servers, set up as docs/operations.md says.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface HaProxy {
  url: string
  stop(): Promise<void>
}

export async function startHaProxy(folder: string, servers: readonly string[]): Promise<HaProxy> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend product
  bind 127.0.0.1:${port}
  default_backend api
backend api
  option httpchk GET /readyz
  default-server inter 500ms fall 2 rise 1 check
${servers.map((url, index) => `  server api-${index} ${new URL(url).host}\n`).join('')}`,
  )
  const child: ChildProcess = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

// Notices to systemd: a real systemd-notify, and a socket in the place of systemd.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

const LISTEN = `import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print("listening", flush=True)
while True: print(s.recv(4096).decode().replace("\\n", " "), flush=True)`

const isPossible = ['systemd-notify', 'python3'].every((name) => spawnSync(name, ['--version']).status === 0)

it.skipIf(!isPossible)('reports readiness, then liveness at intervals', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-notify-'))
  const socket = join(folder, 'notify')
  const listener = spawn('python3', ['-c', LISTEN, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: listener.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('listening')
  const module = (name: string) => JSON.stringify(join(import.meta.dirname, name))
  const program = `import { readServiceManager } from ${module('config.ts')}
    import { reportToManager } from ${module('service-manager.ts')}
    reportToManager(readServiceManager())
    setInterval(() => {}, 1_000)`
  const product = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NOTIFY_SOCKET: socket, WATCHDOG_USEC: '600000' },
    stdio: 'inherit',
  })
  try {
    const words = new Set<string>()
    while (words.size < 2) {
      const [word] = /READY=1|WATCHDOG=1/.exec(String((await lines.next()).value)) ?? []
      if (word) words.add(word)
    }
    expect([...words].toSorted()).toEqual(['READY=1', 'WATCHDOG=1'])
  } finally {
    product.kill()
    listener.kill()
    await rm(folder, { recursive: true })
  }
})

// The process of test-guard.ts: waits until its parent ends, then ends the guarded processes.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningServer } from './cluster-files.ts'
import type { Guarded } from './test-guard.ts'

/** Milliseconds that a group has to end before it is killed. */
const GRACE_MS = 10_000

const { group, dataDir } = JSON.parse(process.argv[2] ?? '{}') as Guarded
process.stdin.resume()
process.stdin.once('close', () => void clean().finally(() => process.exit()))

async function clean(): Promise<void> {
  if (group) await endGroup(group)
  if (dataDir) await endCluster(dataDir)
}

async function endGroup(leader: number): Promise<void> {
  const deadline = Date.now() + GRACE_MS
  let isThere = signal(-leader, 'SIGTERM')
  while (isThere && Date.now() < deadline) {
    await sleep(100)
    isThere = signal(-leader, 0)
  }
  if (isThere) signal(-leader, 'SIGKILL')
}

async function endCluster(folder: string): Promise<void> {
  const server = await runningServer(join(folder, 'postgres'))
  if (server) signal(server.pid, 'SIGQUIT')
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/** False when the process has ended. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

// Watches the server while it is attacked: that it answers, and how much memory it holds.
import { readFile } from 'node:fs/promises'
import { send, type Target } from './target.ts'

const INTERVAL_MS = 2000
/** More than this above its start is a leak, or a request that was kept whole. */
const MAX_GROWTH_MB = 1500

export interface Watched {
  looks: number
  firstMb: number | undefined
  peakMb: number | undefined
  lastMb: number | undefined
  /** What was wrong, each once. */
  wrong: string[]
}

/** Resident memory of a process in MB, where the system tells. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

/** Looks every two seconds until it is told to stop. `pid` is known of a server that was started here. */
export async function startWatch(
  target: Target,
  health: string,
  pid: number | undefined,
): Promise<{ stop: () => Promise<Watched> }> {
  const memory = async (): Promise<number | undefined> => (pid === undefined ? undefined : memoryOf(pid))
  const firstMb = await memory()
  const watched: Watched = { looks: 0, firstMb, peakMb: firstMb, lastMb: firstMb, wrong: [] }
  const wrong = new Set<string>()
  const look = async (): Promise<void> => {
    watched.looks += 1
    const answer = await send(target, { method: 'GET', path: health, headers: {} }).catch(() => undefined)
    if (!answer) wrong.add(`${health} did not answer within a minute`)
    else if (answer.status !== 200) wrong.add(`${health} answered ${answer.status}`)
    const now = await memory()
    if (now === undefined) return
    watched.lastMb = now
    watched.peakMb = Math.max(watched.peakMb ?? 0, now)
    if (now - (firstMb ?? now) > MAX_GROWTH_MB) wrong.add(`memory grew by more than ${MAX_GROWTH_MB} MB`)
  }
  let running: Promise<void> | undefined
  const timer = setInterval(() => (running ??= look().finally(() => (running = undefined))), INTERVAL_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
      await look()
      return { ...watched, wrong: [...wrong] }
    },
  }
}

// Watches the server during an attack: whether it responds and how much memory it uses.
import { readFile } from 'node:fs/promises'
import { send, type Target } from './target.ts'

const INTERVAL_MS = 2000
/** Growth beyond this indicates a leak or an unbounded buffer. */
const MAX_GROWTH_MB = 1500

export interface Watched {
  looks: number
  firstMb: number | undefined
  peakMb: number | undefined
  lastMb: number | undefined
  /** Distinct problems found. */
  wrong: string[]
}

/** Resident memory of a process in MB, where the system reports it. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

/** Checks every two seconds until stopped. `pid` is known for a server started by this process. */
export async function startWatch(
  target: Target,
  health: string,
  pid: number | undefined,
): Promise<{ stop: () => Promise<Watched> }> {
  const memory = async (): Promise<number | undefined> => (pid === undefined ? undefined : memoryOf(pid))
  const firstMb = await memory()
  const watched: Watched = { looks: 0, firstMb, peakMb: firstMb, lastMb: firstMb, wrong: [] }
  const wrong = new Set<string>()
  const checkFrames = async (): Promise<void> => {
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
  const timer = setInterval(
    () => (running ??= checkFrames().finally(() => (running = undefined))),
    INTERVAL_MS,
  )
  return {
    async stop() {
      clearInterval(timer)
      await running
      await checkFrames()
      return { ...watched, wrong: [...wrong] }
    },
  }
}

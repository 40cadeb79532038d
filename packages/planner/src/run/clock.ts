// Wall clock or CPU clock, consistent over all threads.

/** The used parts of Node's `process`; absent in a browser. */
interface NodeProcess {
  cpuUsage(): { user: number; system: number }
  getBuiltinModule(name: string): unknown
}

/** Node's `process`, or undefined in a browser. */
export function nodeProcess(): NodeProcess | undefined {
  const candidate = (globalThis as { process?: NodeProcess & { versions?: { node?: string } } }).process
  return candidate?.versions?.node ? candidate : undefined
}

/** Milliseconds on a clock that threads share: epoch time, or CPU time of the process. */
export function readClock(cpu: boolean): number {
  const process = cpu ? nodeProcess() : undefined
  if (!process) return performance.timeOrigin + performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

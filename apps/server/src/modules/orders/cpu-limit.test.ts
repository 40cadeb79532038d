// A thread's limit counts processor time, not elapsed time.
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { watchCpu } from './cpu-limit.ts'

const LIMIT_MS = 200
const workers: Worker[] = []
afterEach(() => Promise.all(workers.map((worker) => worker.terminate())))

function start(program: string): Worker {
  const worker = new Worker(program, { eval: true })
  workers.push(worker)
  return worker
}

it('reports a thread that works beyond its limit', async () => {
  const onSpent = vi.fn()
  watchCpu(start('for (;;) {}'), LIMIT_MS, onSpent)
  await vi.waitFor(() => expect(onSpent).toHaveBeenCalledOnce(), { timeout: 100_000 })
})

it('reports once when a busy machine answers several questions at the same moment', async () => {
  const onSpent = vi.fn()
  const answers: (() => void)[] = []
  const cpuUsage = () =>
    new Promise<NodeJS.CpuUsage>((resolve) => {
      answers.push(() => resolve({ user: LIMIT_MS * 2000, system: 0 }))
    })
  watchCpu({ cpuUsage, once: vi.fn() }, LIMIT_MS, onSpent)
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1), { timeout: 100_000 })
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(onSpent).toHaveBeenCalled(), { timeout: 100_000 })
  expect(onSpent).toHaveBeenCalledOnce()
})

it('does not count the time of a thread that waits for its turn', async () => {
  const onSpent = vi.fn()
  const end = watchCpu(start('setInterval(() => {}, 1000)'), LIMIT_MS * 3, onSpent)
  await sleep(LIMIT_MS * 6)
  end()
  expect(onSpent).not.toHaveBeenCalled()
})

// The page's side of the scorer: queries to the worker as promises.
import type { Problem } from '@dropwise/planner'
import type { ScorerCore } from './scorer-core.ts'
import type { ScorerReply, ScorerRequest } from './scorer-worker.ts'

/** The worker's methods, asynchronous. */
export type Scorer = {
  [Method in keyof ScorerCore]: (
    ...args: Parameters<ScorerCore[Method]>
  ) => Promise<ReturnType<ScorerCore[Method]>>
} & { close: () => void }

/** Opens a problem in its own worker. */
export function startScorer(problem: Problem): Scorer {
  const worker = new Worker(new URL('./scorer-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  let lastId = 0
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ScorerReply>) => {
    const request = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) request?.reject(new Error(data.failure))
    else request?.resolve(data.answer as never)
  })
  worker.addEventListener('error', () => fail(new Error('The scorer stopped.')))
  worker.postMessage({ kind: 'open', problem } satisfies ScorerRequest)

  const ask =
    <Method extends keyof ScorerCore>(method: Method) =>
    (...args: Parameters<ScorerCore[Method]>) =>
      new Promise<ReturnType<ScorerCore[Method]>>((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ kind: 'ask', id: lastId, method, args } satisfies ScorerRequest)
      })
  return {
    score: ask('score'),
    resolve: ask('resolve'),
    offers: ask('offers'),
    remedies: ask('remedies'),
    close() {
      worker.terminate()
      fail(new Error('The plan was closed.'))
    },
  }
}

// The worker's side of the scorer: one plan at a time, one response per query.
import type { Problem } from '@dropwise/planner'
import { openScorer, type ScorerCore } from './scorer-core.ts'

type Method = keyof ScorerCore
export type ScorerRequest =
  | { kind: 'open'; problem: Problem }
  | { kind: 'ask'; id: number; method: Method; args: unknown[] }
export type ScorerReply = { id: number; answer: unknown } | { id: number; failure: string }

let scorer: ScorerCore | undefined

self.addEventListener('message', ({ data }: MessageEvent<ScorerRequest>) => {
  if (data.kind === 'open') {
    scorer = openScorer(data.problem)
    return
  }
  const { id, method, args } = data
  try {
    if (!scorer) throw new Error('No plan is open.')
    const answer = (scorer[method] as (...values: unknown[]) => unknown)(...args)
    self.postMessage({ id, answer } satisfies ScorerReply)
  } catch (error) {
    self.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    } satisfies ScorerReply)
  }
})

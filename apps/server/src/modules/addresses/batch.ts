// Geocodes a batch of addresses, streaming one line per result.
import type { geocodeBatchLine } from '@dropwise/contracts'
import { geocodeBatch, type BatchResult, type Geocoder } from '@dropwise/roads'
import type { z } from 'zod'
import { toCandidate, type ApiCandidate } from './candidates.ts'

type Line = z.infer<typeof geocodeBatchLine>

/** Lines of NDJSON, in the order in which results arrive. `known` are manually corrected pins, which take precedence. Ends when `signal` fires. */
export async function* batchLines(
  geocoder: Pick<Geocoder, 'geocode'>,
  addresses: readonly string[],
  candidatesOf: (text: string) => ApiCandidate[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting: Line['item'][] = []
  let wake = () => {}
  const setItem = (item: Line['item']) => {
    waiting.push(item)
    wake()
  }
  const indexes: number[] = []
  addresses.forEach((address, index) => {
    const candidates = candidatesOf(address)
    if (candidates.length > 0) setItem({ index, outcome: 'sure', candidates })
    else indexes.push(index)
  })
  const onResult = ({ index, outcome, candidates, error }: BatchResult) =>
    setItem({
      index: indexes[index]!,
      outcome,
      candidates: candidates.map(toCandidate),
      ...(error ? { error } : {}),
    })
  let failure: unknown
  void geocodeBatch(
    geocoder,
    indexes.map((index) => addresses[index]!),
    { onResult, signal },
  ).catch((error: unknown) => {
    failure = error
    wake()
  })
  for (let doneCount = 1; doneCount <= addresses.length; doneCount += 1) {
    while (waiting.length === 0) {
      if (signal.aborted) return
      if (failure !== undefined) throw failure
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const line: Line = { done: doneCount, total: addresses.length, item: waiting.shift()! }
    yield `${JSON.stringify(line)}\n`
  }
}

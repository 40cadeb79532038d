// Entry file of a search thread, in Node and browsers.
import type { FromThread, ToThread } from './protocol.ts'
import type { RunningSearch } from './search-slices.ts'
import { startSearch } from './search-slices.ts'
import { startBound, type BoundRun } from '../bound/column-bound.ts'
import { createBreather, parentOfThread } from './threads.ts'

const parent = parentOfThread<ToThread, FromThread>()
let search: RunningSearch | null = null
let bound: BoundRun | null = null
let stopped = false

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

async function run(message: ToThread & { kind: 'start' }): Promise<void> {
  const breather = createBreather()
  try {
    search = startSearch(message, (result) => parent.post(result))
    while (!stopped && search.slice()) await (search.isWaiting() ? rest() : breather.breathe())
    parent.post(search.report('done'))
  } catch (error) {
    const { message: text, stack } = error as Error
    parent.post({ kind: 'failed', message: text, stack: stack ?? '' })
  } finally {
    breather.close()
    parent.close()
  }
}

async function runBound({ problem }: ToThread & { kind: 'bound' }): Promise<void> {
  const breather = createBreather()
  bound = startBound(problem, (value) => parent.post({ kind: 'bound', bound: value }))
  while (!stopped && bound.slice()) await (bound.isWaiting() ? rest() : breather.breathe())
  breather.close()
  parent.close()
}

parent.onMessage((message) => {
  if (message.kind === 'start') void run(message)
  else if (message.kind === 'join') search?.join(message.epoch, message.plan)
  else if (message.kind === 'bound') void runBound(message)
  else if (message.kind === 'offer') {
    search?.offer(message.plan, message.value)
    bound?.offer(message.plan, message.value.cost)
  } else if (message.kind === 'immigrants') search?.adopt(message.plans)
  else {
    stopped = true
    search?.stop()
  }
})

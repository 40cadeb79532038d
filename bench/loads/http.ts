// A steady stream of requests in its own thread; when stopped, it returns each latency in milliseconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

interface Load {
  url: string
  key: string
  perSecond: number
}

const { url, key, perSecond } = workerData as Load
const times: number[] = []
const running = new Set<Promise<void>>()
let isStopped = false
parentPort?.once('message', () => (isStopped = true))

async function sendRequest(): Promise<void> {
  const started = performance.now()
  const response = await fetch(url, { headers: { apikey: key } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  times.push(performance.now() - started)
}

const started = performance.now()
for (let sent = 0; !isStopped; sent += 1) {
  const request = sendRequest().finally(() => running.delete(request))
  running.add(request)
  // Sends by the clock, not after responses: a slow server gets no fewer requests.
  const ahead = ((sent + 1) / perSecond) * 1000 - (performance.now() - started)
  await sleep(Math.max(0, ahead))
}
await Promise.all(running)
parentPort?.postMessage(times)

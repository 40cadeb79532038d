// Tells a request that hangs from a machine that is too busy: a hang is no answer although others get theirs.
import { get } from 'node:http'

/** Without an answer for this long, others are asked. */
const PATIENCE_MS = 60_000
/** Nobody gets an answer for so long only where everything hangs. */
const LONGEST_STALL_MS = 30 * 60_000

/** Calls `onHang` once it is one. Returns how to stop waiting. */
export function watchForHang(url: string, onHang: () => void): () => void {
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = (next: () => void): void => {
    timer = setTimeout(next, PATIENCE_MS)
  }
  wait(() => {
    void isAnswered(url).then((answered) => {
      if (isOver) return
      if (!answered) onHang()
      // Others are answered: so this one should be, too, before long.
      else wait(onHang)
    })
  })
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/healthz`, { agent: false, timeout: LONGEST_STALL_MS }, (response) => {
      response.resume()
      response.on('end', () => resolve(true))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

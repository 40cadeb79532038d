// Distinguishes a request that hangs from a busy machine: a request hangs if it gets no answer while /healthz does.
import { get } from 'node:http'

/** Milliseconds without an answer until the watch calls /healthz. */
const ANSWER_WAIT_MS = 60_000
/** If /healthz does not answer for this long either, the server hangs. */
const LONGEST_WAIT_MS = 30 * 60_000

/** Calls `onHang` when the request hangs. The returned function stops waiting. */
export function watchForHang(url: string, onHang: () => void): () => void {
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = (next: () => void): void => {
    timer = setTimeout(next, ANSWER_WAIT_MS)
  }
  wait(() => {
    void isAnswered(url).then((answered) => {
      if (isOver) return
      if (!answered) onHang()
      // The server answers others, so this request gets one more wait.
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
    const request = get(`${url}/healthz`, { agent: false, timeout: LONGEST_WAIT_MS }, (response) => {
      response.resume()
      response.on('end', () => resolve(true))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

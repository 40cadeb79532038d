// Says to every page of this phone that something was written, so that screens and the sender look again.
const CHANNEL = 'dropwise-driver'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', hear)
  }
  return channel
}

function hear(): void {
  for (const listener of listeners) listener()
}

/** Tells this page and all others. */
export function tellChange(): void {
  open()?.postMessage(null)
  hear()
}

/** Returns the way to stop. */
export function onChange(listener: () => void): () => void {
  open()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

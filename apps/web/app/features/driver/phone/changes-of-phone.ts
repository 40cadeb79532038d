// Notifies all pages of this phone of a write, so screens and sender update.
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

/** Notifies this page and all others. */
export function announceChange(): void {
  open()?.postMessage(null)
  hear()
}

/** Returns an unsubscribe function. */
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

// Notifies systemd that the product is ready, and keeps its watchdog alive (Type=notify, WatchdogSec).
import { spawn } from 'node:child_process'
import type { ServiceManager } from './config.ts'

/** Node has no Unix datagram sockets, so systemd's own program for scripts sends the notices. */
export function reportToManager({ socket, watchdogMs }: ServiceManager): void {
  if (!socket) return
  notify('--ready')
  // Three times in the period, so that one late notice does not end the product.
  if (watchdogMs > 0) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3).unref()
}

function notify(word: string): void {
  // A missing program leads to systemd's time-out, which names the cause better than we could.
  spawn('systemd-notify', [word], { stdio: 'ignore' }).on('error', () => {})
}

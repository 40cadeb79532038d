// Tells systemd that the product is ready, and goes on telling it that the event loop runs (Type=notify, WatchdogSec).
import { spawn } from 'node:child_process'
import type { ServiceManager } from './config.ts'

/** Node has no datagram sockets of Unix, so the program that systemd brings for scripts sends the words. */
export function reportToManager({ socket, watchdogMs }: ServiceManager): void {
  if (!socket) return
  notify('--ready')
  // Three times in the period, so that one late word does not end the product.
  if (watchdogMs > 0) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3).unref()
}

function notify(word: string): void {
  // A missing program ends in the manager's own time-out, which names the cause better than we could.
  spawn('systemd-notify', [word], { stdio: 'ignore' }).on('error', () => {})
}

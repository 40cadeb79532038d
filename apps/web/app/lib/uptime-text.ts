// Measured uptime as text that says how long was measured.
import { percentText } from '@dropwise/contracts'
import { dayShort } from './format.ts'

interface Measured {
  /** Percent; null without probes. */
  uptime: number | null
  days: readonly { day: string; share: number | null }[]
}

/** `99.98 % uptime`, `100.00 % uptime since Thu 26 Nov`, `Up at every probe of today`. */
export function uptimeText({ uptime, days }: Measured): string {
  const first = days.findIndex(({ share }) => share !== null)
  const since = days[first]
  if (uptime === null || !since) return 'First probe to come'
  const isFirstDay = first === days.length - 1
  if (isFirstDay && uptime >= 100) return 'Up at every probe of today'
  const text = `${percentText(uptime / 100, 2)} uptime`
  if (isFirstDay) return `${text} today`
  return first === 0 ? text : `${text} since ${dayShort(since.day)}`
}

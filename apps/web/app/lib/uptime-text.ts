// Measured uptime as text that says how long was measured.
import { dayShort, shareWith } from './format.ts'
import { connectionIssueWords as words } from './words/connection-issue.ts'

interface Measured {
  /** Percent; null without probes. */
  uptime: number | null
  days: readonly { day: string; share: number | null }[]
}

/** `99.98 % uptime`, `100.00 % uptime since Thu 26 Nov`, `Up at every probe of today`. */
export function uptimeText({ uptime, days }: Measured): string {
  const first = days.findIndex(({ share }) => share !== null)
  const since = days[first]
  if (uptime === null || !since) return words('firstProbe')
  const isFirstDay = first === days.length - 1
  if (isFirstDay && uptime >= 100) return words('upToday')
  const percent = shareWith(uptime / 100, 2)
  if (isFirstDay) return words('uptimeToday', { percent })
  return first === 0
    ? words('uptime', { percent })
    : words('uptimeSince', { percent, day: dayShort(since.day) })
}

// Maps instants to a timeline: percent of its width, full hours in the company's zone.
import { zoneOffsetMs } from '@dropwise/contracts'
import { hourText } from '../../../lib/format.ts'

const HOUR = 3_600_000

export interface TimeAxis {
  from: number
  to: number
  /** Percent from the left of an instant. */
  at: (ms: number) => number
  /** Percent of a span. */
  span: (ms: number) => number
  ticks: { ms: number; label: string }[]
}

/** An axis over `[from, to]`, extended to full local hours. */
export function timeAxis(from: number, to: number, timeZone: string): TimeAxis {
  const offset = zoneOffsetMs(new Date(from), timeZone)
  const first = Math.floor((from + offset) / HOUR) * HOUR - offset
  const last = Math.max(first + HOUR, Math.ceil((to + offset) / HOUR) * HOUR - offset)
  const width = last - first
  const hoursShown = Math.round(width / HOUR)
  const step = hoursShown > 14 ? 2 : 1
  const ticks = Array.from({ length: Math.floor(hoursShown / step) + 1 }, (_, i) => {
    const ms = first + i * step * HOUR
    return { ms, label: hourText(new Date(ms), timeZone) }
  })
  return {
    from: first,
    to: last,
    at: (ms) => ((ms - first) / width) * 100,
    span: (ms) => (ms / width) * 100,
    ticks,
  }
}

/** Puts spans into lanes without overlaps: each goes into the first free lane. */
export function toLanes<Span extends { from: number; to: number }>(
  spans: readonly Span[],
  gap: number,
): (Span & { lane: number })[] {
  const ends: number[] = []
  return spans
    .toSorted((a, b) => a.from - b.from)
    .map((span) => {
      let lane = ends.findIndex((end) => end + gap <= span.from)
      if (lane < 0) lane = ends.length
      ends[lane] = span.to
      return { ...span, lane }
    })
}

// Converts times to pixels for the next hours: the clock stays near the left edge and the hours move under
// it.
/** Width of a minute, px: four at 1440. */
const PX_PER_MINUTE = 4
/** The clock's position as a share of the width, so recent events stay visible. */
const CLOCK_AT = 0.17

export interface Scale {
  from: number
  to: number
  px: (at: number) => number
}

/** `width` in px; times in milliseconds since 1970. */
export function scaleAround(now: number, width: number): Scale {
  const span = (width / PX_PER_MINUTE) * 60_000
  const from = now - span * CLOCK_AT
  return { from, to: from + span, px: (at) => ((at - from) / 60_000) * PX_PER_MINUTE }
}

/** Half hours inside the scale, in local time (zones are whole quarters of an hour apart). */
export function halfHours(scale: Scale): number[] {
  const step = 1_800_000
  const out: number[] = []
  for (let at = Math.ceil(scale.from / step) * step; at < scale.to; at += step) out.push(at)
  return out
}

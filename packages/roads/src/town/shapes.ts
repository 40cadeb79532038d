// Plane geometry of the town, in metres: x to the east, y to the north, the old bridge near the origin.

export type Xy = readonly [x: number, y: number]

export function distance(a: Xy, b: Xy): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function lengthOf(line: readonly Xy[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i])
  return sum
}

/** A smooth line through the points (Catmull-Rom), a point about every `step` metres. */
export function smooth(points: readonly Xy[], step: number, closed = false): Xy[] {
  const n = points.length
  const at = (i: number): Xy => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))])
  const out: Xy[] = []
  const pieces = closed ? n : n - 1
  for (let i = 0; i < pieces; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const count = Math.max(1, Math.round(distance(p1, p2) / step))
    for (let k = 0; k < count; k++) {
      const t = k / count
      const mix = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t)
      out.push([mix(0), mix(1)])
    }
  }
  if (!closed) out.push(points[n - 1])
  return out
}

/**
 * Nearest point of a line: its distance, the line's direction there (radians), and its position along the
 * line.
 */
export function nearestOnLine(
  line: readonly Xy[],
  x: number,
  y: number,
): { distance: number; angle: number; index: number } {
  let best = Infinity
  let index = 0
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]
    const dx = line[i][0] - ax
    const dy = line[i][1] - ay
    const squared = dx * dx + dy * dy
    const t = squared > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared)) : 0
    const d = (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2
    if (d < best) {
      best = d
      index = i
    }
  }
  const [a, b] = [line[index - 1], line[index]]
  return { distance: Math.sqrt(best), angle: Math.atan2(b[1] - a[1], b[0] - a[0]), index }
}

export function isInside(ring: readonly Xy[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]
    const [xj, yj] = ring[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** Fewer points, none farther than `tolerance` from the line (Douglas and Peucker). */
export function simplify(line: readonly Xy[], tolerance: number): Xy[] {
  if (line.length < 3) return [...line]
  const isKept = new Uint8Array(line.length)
  isKept[0] = isKept[line.length - 1] = 1
  const stack: [number, number][] = [[0, line.length - 1]]
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [from, to] = top
    const [ax, ay] = line[from]
    const dx = line[to][0] - ax
    const dy = line[to][1] - ay
    const length = Math.hypot(dx, dy)
    let worst = tolerance
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const px = line[i][0] - ax
      const py = line[i][1] - ay
      const off = length > 0 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    isKept[at] = 1
    stack.push([from, at], [at, to])
  }
  return line.filter((_, i) => isKept[i] === 1)
}

/** Where segments a-b and c-d cross: the shares along both; null without a crossing. */
export function crossing(a: Xy, b: Xy, c: Xy, d: Xy): { s: number; t: number } | null {
  const rx = b[0] - a[0]
  const ry = b[1] - a[1]
  const sx = d[0] - c[0]
  const sy = d[1] - c[1]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return null
  const qx = c[0] - a[0]
  const qy = c[1] - a[1]
  const s = (qx * sy - qy * sx) / cross
  const t = (qx * ry - qy * rx) / cross
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? { s, t } : null
}

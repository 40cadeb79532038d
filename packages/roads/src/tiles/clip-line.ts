// Clips lines to the box of a tile.

/** Points as integers from a tile's corner, without repeated ones. */
export function toTile(points: ArrayLike<number>, x: number, y: number): Int32Array {
  const out = new Int32Array(points.length)
  let n = 0
  for (let i = 0; i < points.length; i += 2) {
    const [px, py] = [Math.round(points[i] - x), Math.round(points[i + 1] - y)]
    if (n > 0 && out[n - 2] === px && out[n - 1] === py) continue
    out[n++] = px
    out[n++] = py
  }
  return out.subarray(0, n)
}

/** Pieces of a line inside the box (Liang and Barsky 1984 for each segment). */
export function clipLine(
  line: Float64Array,
  west: number,
  north: number,
  east: number,
  south: number,
): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let i = 2; i < line.length; i += 2) {
    const [x1, y1] = [line[i - 2], line[i - 1]]
    const dx = line[i] - x1
    const dy = line[i + 1] - y1
    let t0 = 0
    let t1 = 1
    let out = false
    for (const [p, q] of [
      [-dx, x1 - west],
      [dx, east - x1],
      [-dy, y1 - north],
      [dy, south - y1],
    ]) {
      if (p === 0) {
        if (q < 0) out = true
      } else if (p < 0) t0 = Math.max(t0, q / p)
      else t1 = Math.min(t1, q / p)
    }
    if (out || t0 > t1) continue
    if (t0 > 0 || piece.length === 0) {
      if (piece.length > 0) pieces.push(piece)
      piece = [x1 + t0 * dx, y1 + t0 * dy]
    }
    piece.push(x1 + t1 * dx, y1 + t1 * dy)
    if (t1 < 1) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

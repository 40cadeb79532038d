// Assignment problem: rows to columns with the least sum (shortest augmenting paths, cubic in the worst
// case).

/** Least sum of an assignment in a square, row-major cost table; Infinity when forbidden cells leave none. */
export function leastAssignment(size: number, cost: Float64Array): number {
  const ofRow = new Float64Array(size + 1)
  const ofColumn = new Float64Array(size + 1)
  /** Row assigned to each column, counted from 1; column 0 holds the row being assigned. */
  const rowOf = new Int32Array(size + 1)
  const before = new Int32Array(size + 1)
  const reach = new Float64Array(size + 1)
  const isDone = new Uint8Array(size + 1)
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row
    reach.fill(Infinity)
    isDone.fill(0)
    let column = 0
    while (rowOf[column] !== 0) {
      isDone[column] = 1
      const from = rowOf[column]
      const base = (from - 1) * size - 1
      let next = 0
      let least = Infinity
      for (let j = 1; j <= size; j++) {
        if (isDone[j] === 1) continue
        const reduced = cost[base + j] - ofRow[from] - ofColumn[j]
        if (reduced < reach[j]) {
          reach[j] = reduced
          before[j] = column
        }
        if (reach[j] < least) {
          least = reach[j]
          next = j
        }
      }
      if (least === Infinity) return Infinity
      for (let j = 0; j <= size; j++) {
        if (isDone[j] === 1) {
          ofRow[rowOf[j]] += least
          ofColumn[j] -= least
        } else reach[j] -= least
      }
      column = next
    }
    while (column !== 0) {
      rowOf[column] = rowOf[before[column]]
      column = before[column]
    }
  }
  let sum = 0
  for (let j = 1; j <= size; j++) sum += cost[(rowOf[j] - 1) * size + j - 1]
  return sum
}

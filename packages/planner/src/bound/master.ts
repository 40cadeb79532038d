// The linear program of the column bound: the cheapest fractional choice of routes that visits every order.
// Revised primal simplex with a dense inverse: rows are few, and columns come one by one. Its prices need not
// be exact, since the bound is worked out from whatever prices they are.

/** A route: how often it visits each row, and what it costs. */
export interface Column {
  rows: Int32Array
  times: Float64Array
  price: number
  /** Orders in sequence; empty for columns of the program's own. */
  orders: Int32Array
}

export interface Master {
  add(column: Column): void
  /** Solves the program over all columns so far; returns its value. */
  solve(): number
  /** Price of each row after `solve`. */
  prices: Float64Array
}

const EPSILON = 1e-9
/** Prices need not be the best, so a round ends after so many steps. */
const MOST_PIVOTS = 400
const REFACTOR_EVERY = 250
/** Right-hand sides differ a little, so that fewer steps change nothing. */
const SPREAD = 1e-3
const MOST_COLUMNS = 4000
/** Columns priced again after each step; all columns once no one of these improves. */
const CANDIDATES = 40

/** The program of `orders` rows to visit at least once and kinds of `vehicles` at most. */
export function createMaster(orders: number, vehicles: number[], absence: Float64Array): Master {
  const size = orders + vehicles.length
  const noColumns = new Int32Array(0)
  const unit = (row: number, times: number, price: number): Column => ({
    rows: Int32Array.of(row),
    times: Float64Array.of(times),
    price,
    orders: noColumns,
  })
  const fillers = Array.from({ length: size }, (_, row) => unit(row, 1, row < orders ? absence[row] : 0))
  const surplus = Array.from({ length: orders }, (_, row) => unit(row, -1, 0))
  let pool: Column[] = [...fillers, ...surplus]
  const basis: Column[] = fillers.slice()
  const isIn = new Set(basis)
  const inverse = new Float64Array(size * size)
  const amount = new Float64Array(size)
  const right = Float64Array.from({ length: size }, (_, row) =>
    row < orders ? 1 + SPREAD * ((row * 0.618034) % 1) : vehicles[row - orders],
  )
  const prices = new Float64Array(size)
  const entering = new Float64Array(size)
  let sinceFactored = 0

  /** Recomputes the inverse of the basis, by Gauss-Jordan elimination with pivots. */
  function refactor(): void {
    const matrix = new Float64Array(size * size)
    basis.forEach(({ rows, times }, k) => rows.forEach((row, x) => (matrix[row * size + k] = times[x])))
    inverse.fill(0)
    for (let k = 0; k < size; k++) inverse[k * size + k] = 1
    for (let k = 0; k < size; k++) {
      let top = k
      for (let i = k + 1; i < size; i++)
        if (Math.abs(matrix[i * size + k]) > Math.abs(matrix[top * size + k])) top = i
      for (const table of [matrix, inverse]) {
        const row = table.slice(k * size, (k + 1) * size)
        table.copyWithin(k * size, top * size, (top + 1) * size)
        table.set(row, top * size)
      }
      const pivot = matrix[k * size + k]
      for (const table of [inverse, matrix]) for (let j = 0; j < size; j++) table[k * size + j] /= pivot
      for (let i = 0; i < size; i++) {
        const factor = matrix[i * size + k]
        if (i === k || factor === 0) continue
        for (let j = 0; j < size; j++) {
          matrix[i * size + j] -= factor * matrix[k * size + j]
          inverse[i * size + j] -= factor * inverse[k * size + j]
        }
      }
    }
    sinceFactored = 0
    prices.fill(0)
    for (let k = 0; k < size; k++) {
      let sum = 0
      for (let j = 0; j < size; j++) {
        sum += inverse[k * size + j] * right[j]
        prices[j] += basis[k].price * inverse[k * size + j]
      }
      amount[k] = sum
    }
  }

  const reducedPrice = ({ rows, times, price }: Column): number => {
    let reduced = price
    for (let x = 0; x < rows.length; x++) reduced -= prices[rows[x]] * times[x]
    return reduced
  }

  function pivot(column: Column, reduced: number): boolean {
    const { rows, times } = column
    let leaving = -1
    let step = Infinity
    for (let k = 0; k < size; k++) {
      let sum = 0
      for (let x = 0; x < rows.length; x++) sum += inverse[k * size + rows[x]] * times[x]
      entering[k] = sum
      if (sum <= EPSILON * 100) continue
      const most = Math.max(0, amount[k]) / sum
      if (most < step - EPSILON || (most < step + EPSILON && sum > entering[leaving])) {
        step = Math.min(step, most)
        leaving = k
      }
    }
    if (leaving < 0) return false
    const divisor = entering[leaving]
    for (let j = 0; j < size; j++) inverse[leaving * size + j] /= divisor
    for (let k = 0; k < size; k++) {
      const factor = entering[k]
      if (k === leaving || factor === 0) continue
      amount[k] -= factor * step
      for (let j = 0, to = k * size, from = leaving * size; j < size; j++)
        inverse[to + j] -= factor * inverse[from + j]
    }
    amount[leaving] = step
    for (let j = 0; j < size; j++) prices[j] += reduced * inverse[leaving * size + j]
    isIn.delete(basis[leaving])
    basis[leaving] = column
    isIn.add(column)
    sinceFactored++
    return true
  }

  /** The columns with the least reduced prices below `limit`, cheapest first. */
  function cheapestOf(columns: Column[], limit: number): Column[] {
    const rated: { column: Column; reduced: number }[] = []
    for (const column of columns) {
      const reduced = reducedPrice(column)
      if (reduced < limit && !isIn.has(column)) rated.push({ column, reduced })
    }
    rated.sort((a, b) => a.reduced - b.reduced)
    return rated.slice(0, CANDIDATES).map(({ column }) => column)
  }

  /** Forgets the dearest columns. */
  function tidy(): void {
    if (pool.length <= MOST_COLUMNS) return
    const rated = pool.map((column) => ({ column, reduced: isIn.has(column) ? -1 : reducedPrice(column) }))
    rated.sort((a, b) => a.reduced - b.reduced)
    const retained = new Set(rated.slice(0, MOST_COLUMNS / 2).map(({ column }) => column))
    pool = pool.filter((column) => column.orders.length === 0 || retained.has(column))
  }

  refactor()
  return {
    prices,
    add: (column) => void pool.push(column),
    solve() {
      tidy()
      const tolerance = -1e-9 * (1 + basis.reduce((most, { price }) => Math.max(most, price), 0))
      for (let count = 0; count < MOST_PIVOTS;) {
        const before = count
        let candidates = cheapestOf(pool, tolerance)
        for (; candidates.length > 0 && count < MOST_PIVOTS; candidates = cheapestOf(candidates, tolerance)) {
          if (sinceFactored >= REFACTOR_EVERY) refactor()
          if (!pivot(candidates[0], reducedPrice(candidates[0]))) break
          count++
        }
        if (count === before) break
      }
      let value = 0
      for (let k = 0; k < size; k++) value += amount[k] * basis[k].price
      return value
    },
  }
}

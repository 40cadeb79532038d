// Which days are named below a chart: few enough to stand apart, the last one always.
const MOST = 8

export function isAxisLabel(index: number, count: number): boolean {
  const every = Math.ceil(count / MOST)
  return (count - 1 - index) % every === 0
}

// Days labelled below a chart: few enough to stay apart, always including the last.
const MOST = 8

export function isAxisLabel(index: number, count: number): boolean {
  const every = Math.ceil(count / MOST)
  return (count - 1 - index) % every === 0
}

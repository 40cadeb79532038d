// Days labelled below a chart: few enough to stay apart, always including the last.
const MAX_LABELS = 8

export function isAxisLabel(index: number, count: number): boolean {
  const every = Math.ceil(count / MAX_LABELS)
  return (count - 1 - index) % every === 0
}

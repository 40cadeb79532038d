// The chosen and compared periods from the URL.
import { useSearchParams } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { useSetUrlParams } from '../../lib/url-state.ts'
import {
  COMPARISONS,
  comparedWith,
  periodUpTo,
  problemOf,
  SPANS,
  type Comparison,
  type Period,
  type Span,
} from './period.ts'

const USUAL: Span = '30'

export function usePeriod() {
  const { day } = useTenant()
  const [params] = useSearchParams()
  const set = useSetUrlParams()
  const span = SPANS.find((each) => each === params.get('period')) ?? USUAL
  const comparison = COMPARISONS.find((each) => each === params.get('against')) ?? 'before'
  const defaultPeriod = periodUpTo(day, Number(span === 'custom' ? USUAL : span))
  const period: Period =
    span === 'custom'
      ? { from: params.get('from') ?? defaultPeriod.from, to: params.get('to') ?? defaultPeriod.to }
      : defaultPeriod
  const problem = problemOf(period)
  return {
    span,
    period,
    problem,
    comparison,
    before: problem === null ? comparedWith(period, comparison) : period,
    setSpan: (next: Span) =>
      // A custom period starts as the one on screen.
      set(
        next === 'custom'
          ? { period: next, ...period }
          : { period: next === USUAL ? null : next, from: null, to: null },
      ),
    setDays: (change: Partial<Period>) => set(change),
    setComparison: (next: Comparison) => set({ against: next === 'before' ? null : next }),
  }
}

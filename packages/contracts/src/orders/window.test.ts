import { expect, it } from 'vitest'
import { joinSpans, spanAt } from './window.ts'

const span = (from: number | null, to: number | null) => ({ from, to })

it.each([
  { at: 930, spans: [span(900, 1100)], applies: span(900, 1100), what: 'the only one' },
  {
    at: 1130,
    spans: [span(900, 1300), span(1000, 1100)],
    applies: span(900, 1300),
    what: 'the one around another',
  },
  {
    at: 1030,
    spans: [span(900, 1300), span(1000, 1100)],
    applies: span(1000, 1100),
    what: 'the last to open',
  },
  {
    at: 1130,
    spans: [span(1000, 1200), span(900, 1100)],
    applies: span(1000, 1200),
    what: 'the one not over yet',
  },
  { at: 1230, spans: [span(900, 1100), span(1400, 1600)], applies: span(900, 1100), what: 'the one missed' },
  {
    at: 800,
    spans: [span(1400, 1600), span(900, 1100)],
    applies: span(900, 1100),
    what: 'the first to come',
  },
  {
    at: 1730,
    spans: [span(900, 1100), span(1400, null)],
    applies: span(1400, null),
    what: 'the one without an end',
  },
])('applies $what at $at', ({ at, spans, applies }) => {
  expect(spanAt(spans, at)).toEqual(applies)
})

it('joins windows that overlap or touch', () => {
  expect(joinSpans([span(1000, 1200), span(900, 1100), span(1200, 1300), span(1400, 1500)])).toEqual([
    span(900, 1300),
    span(1400, 1500),
  ])
  expect(joinSpans([span(900, null), span(1000, 1100)])).toEqual([span(900, null)])
  expect(joinSpans([span(null, 1000), span(900, 1100)])).toEqual([span(null, 1100)])
})

// Bars of days: they start at zero and carry their figures.
export interface Bar {
  key: string
  label: string
  value: number
  text: string
  isBad?: boolean
}

/** Drawn for the eye: the table twin of its chart holds the same figures. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const top = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <div aria-hidden>
      <div className="flex h-36 items-end gap-1.5 border-b border-line-2">
        {bars.map((bar) => (
          <div
            key={bar.key}
            className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1"
            title={`${bar.label}: ${bar.text}`}
          >
            {bars.length <= 16 && <span className="text-1 font-mid tabular-nums">{bar.text}</span>}
            <span
              className={
                bar.isBad ? 'w-full max-w-14 rounded-t-s bg-bad' : 'w-full max-w-14 rounded-t-s bg-load'
              }
              style={{ height: `${(bar.value / top) * 112}px`, minHeight: bar.value > 0 ? 2 : 0 }}
            />
          </div>
        ))}
      </div>
      <div className="flex gap-1.5 pt-1 font-n text-[12px] text-ink-3">
        {bars.map((bar, index) => (
          <span key={bar.key} className="min-w-0 flex-1 truncate text-center">
            {bars.length <= 12 || index % 5 === 0 ? bar.label : ''}
          </span>
        ))}
      </div>
    </div>
  )
}

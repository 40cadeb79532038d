// Five stars as a choice, and as a display.
import { Star } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { customerWords as words } from '../../lib/words/customer.ts'
import { cn } from '../../ui/cn.ts'

const RATINGS = ['ratingPoor', 'ratingFair', 'ratingGood', 'ratingVeryGood', 'ratingExcellent'] as const

/** A rating, announced as `4 of 5 stars`. */
export function StarsShown({ rating, size = 14 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={words('starsOf', { rating })} className="inline-flex gap-0.5">
      {RATINGS.map((key, i) => (
        <Star
          key={key}
          size={size}
          aria-hidden
          className={i < rating ? 'fill-(--tb-line) text-(--tb-line)' : 'text-ink-3'}
          strokeWidth={1.75}
        />
      ))}
    </span>
  )
}

/** Shows the word of the hovered stars, else of the chosen ones. */
export function StarChoice({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const [hovered, setHovered] = useState(0)
  const level = hovered || value
  return (
    <div className="flex items-center gap-5 max-md:flex-col max-md:gap-2">
      <RadioGroup.Root
        aria-label={words('stars')}
        orientation="horizontal"
        value={value ? String(value) : null}
        onValueChange={(next) => onChange(Number(next))}
        onPointerLeave={() => setHovered(0)}
        className="-ms-1 flex gap-2"
      >
        {RATINGS.map((key, i) => (
          <RadioGroup.Item
            key={key}
            value={String(i + 1)}
            aria-label={words('starsLabel', { rating: i + 1, label: words(key) })}
            onPointerEnter={() => setHovered(i + 1)}
            className="grid size-[56px] place-items-center rounded max-md:size-12"
          >
            <Star
              className={cn(
                'size-12 max-md:size-10',
                i < level ? 'fill-(--tb-line) text-(--tb-line)' : 'text-ink-3',
              )}
              strokeWidth={1.5}
              aria-hidden
            />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <span aria-live="polite" className="min-h-[26px] text-4 font-strong">
        {level ? words(RATINGS[level - 1] ?? 'ratingPoor') : ''}
      </span>
    </div>
  )
}

// Small fields of a handover: checkbox, place, quantity, note.
import { HANDOVER_PLACES } from '@dropwise/contracts'
import { Check, Minus, Plus } from 'lucide-react'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { formWords } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'
import { PLACE } from '../form-words.ts'
import { LARGE_INPUT, Section } from './section.tsx'

export function CheckRow({
  label,
  isChecked,
  onChange,
}: {
  label: string
  isChecked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <div className="px-4 pt-4">
      <button
        type="button"
        role="checkbox"
        aria-checked={isChecked}
        onClick={() => onChange(!isChecked)}
        className="flex min-h-14 w-full items-center gap-3 rounded border border-line-2 px-3 text-start text-[17px]/[24px] font-mid"
      >
        <span
          className={cn(
            'grid size-8 shrink-0 place-items-center rounded border border-field',
            isChecked && 'border-act bg-act text-act-ink',
          )}
        >
          {isChecked && <Check className="size-5" aria-hidden />}
        </span>
        {label}
      </button>
    </div>
  )
}

export function PlaceField({ value, onChange }: { value: string; onChange: (place: string) => void }) {
  return (
    <Section title={formWords('handedTo')} done={null}>
      <div role="radiogroup" aria-label={formWords('handedTo')} className="grid grid-cols-2 gap-2">
        {HANDOVER_PLACES.map((place) => (
          <button
            key={place}
            type="button"
            role="radio"
            aria-checked={value === place}
            onClick={() => onChange(place)}
            className={cn(
              'h-12 rounded border text-3 font-mid',
              value === place ? 'border-2 border-link bg-select' : 'border-line-2',
            )}
          >
            {formWords(PLACE[place])}
          </button>
        ))}
      </div>
    </Section>
  )
}

/** One line of text at a door. */
export function LineField({
  title,
  label,
  value,
  onChange,
}: {
  title: string
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Section title={title} done={null}>
      <input
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={LARGE_INPUT}
      />
    </Section>
  )
}

/** How many of the packages, or of one item, were handed over. */
export function Quantity({
  label,
  of,
  value,
  onChange,
}: {
  label: string
  of: number
  value: number
  onChange: (packages: number) => void
}) {
  const step =
    'grid size-14 place-items-center rounded border border-line-2 disabled:text-ink-3 [&_svg]:size-6'
  return (
    <Section title={label} done={null}>
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label={`${formWords('oneLess')}, ${label}`}
          disabled={value <= 0}
          onClick={() => onChange(value - 1)}
          className={step}
        >
          <Minus aria-hidden />
        </button>
        <output aria-label={label} className="min-w-24 text-center text-4 font-strong tabular-nums">
          {words('doneOf', { done: value, total: of })}
        </output>
        <button
          type="button"
          aria-label={`${formWords('oneMore')}, ${label}`}
          disabled={value >= of}
          onClick={() => onChange(value + 1)}
          className={step}
        >
          <Plus aria-hidden />
        </button>
      </div>
    </Section>
  )
}

export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <Section title={words('note')} done={null}>
      <textarea
        aria-label={words('note')}
        rows={2}
        maxLength={2_000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(LARGE_INPUT, 'h-auto py-2.5 text-[17px]/[24px]')}
      />
    </Section>
  )
}

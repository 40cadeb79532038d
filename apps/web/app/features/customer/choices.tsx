// Touch-sized choices: tiles, full-width segments, days.
import type { LucideIcon } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

export interface Choice<Value extends string> {
  value: Value
  label: string
  note?: string
  icon?: LucideIcon
  /** Struck through and announced. */
  isUnavailable?: boolean
}

const CHOSEN =
  'data-[state=checked]:border-link data-[state=checked]:bg-select data-[state=checked]:shadow-[inset_0_0_0_1px_var(--link)]'

/** A choice as tiles; arrow keys move. */
export function Tiles<Value extends string>({
  label,
  value,
  onChange,
  items,
  columns,
}: {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  items: readonly Choice<Value>[]
  columns: string
}) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const item = items.find((each) => each.value === next)
        if (item) onChange(item.value)
      }}
      className={cn('grid gap-2', columns)}
    >
      {items.map(({ value: each, label: name, note, icon: Icon, isUnavailable }) => (
        <RadioGroup.Item
          key={each}
          value={each}
          disabled={isUnavailable ?? false}
          className={cn(
            'rounded border border-line-2 bg-raised px-2.5 py-2 hover:enabled:bg-hover disabled:bg-sunk',
            CHOSEN,
            Icon
              ? 'flex flex-col items-center gap-1 py-2.5 text-2 font-mid'
              : 'flex flex-col items-start text-start',
          )}
        >
          {Icon && <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />}
          <span
            className={cn('block', Icon ? '' : 'text-3 font-mid', isUnavailable && 'text-ink-2 line-through')}
          >
            {name}
          </span>
          {note && <span className="block text-2 text-ink-2">{note}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

/** A choice of three or four in a row, initially empty. */
export function WideSegments<Value extends string>({
  label,
  value,
  onChange,
  items,
  className,
}: {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  items: readonly { value: Value; label: string }[]
  className?: string
}) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const item = items.find((each) => each.value === next)
        if (item) onChange(item.value)
      }}
      className={cn('flex rounded border border-line-2 bg-raised', className)}
    >
      {items.map((item) => (
        <RadioGroup.Item
          key={item.value}
          value={item.value}
          className="h-[42px] min-w-0 flex-auto truncate border-line-2 px-2 text-2 text-ink-2 not-first:border-s first:rounded-s-[5px] last:rounded-e-[5px] hover:bg-hover data-[state=checked]:bg-select data-[state=checked]:font-strong data-[state=checked]:text-ink"
        >
          {item.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

/** A question and its choices. */
export function Question({
  title,
  aside,
  id,
  children,
}: {
  title: string
  aside?: string
  id?: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} id={id} className="scroll-mt-4">
      <h2 className="pb-2 text-3 tracking-normal">
        {title} {aside && <span className="font-text text-ink-2">{aside}</span>}
      </h2>
      {children}
    </section>
  )
}

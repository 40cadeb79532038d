// Checkbox, radio group and switch.
import { Check, Minus } from 'lucide-react'
import { Checkbox as CheckboxPrimitive, RadioGroup as RadioPrimitive } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { cn } from './cn.ts'

/**
 * A checkbox; `label` may be hidden in tables. `isMixed` marks a partly selected list. `size` l is for touch:
 * the whole 48 px row toggles.
 */
export function Checkbox({
  label,
  isLabelHidden,
  isChecked,
  isMixed,
  onChange,
  isDisabled,
  size = 'm',
}: {
  label: ReactNode
  isLabelHidden?: boolean
  isChecked: boolean
  isMixed?: boolean
  onChange: (checked: boolean) => void
  isDisabled?: boolean
  size?: 'm' | 'l'
}) {
  const id = useId()
  const isLarge = size === 'l'
  return (
    <span className={cn('items-center align-middle', isLarge ? 'flex gap-3' : 'inline-flex gap-2')}>
      <CheckboxPrimitive.Root
        id={id}
        checked={isMixed ? 'indeterminate' : isChecked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={isDisabled ?? false}
        className={cn(
          'relative grid shrink-0 place-items-center rounded-s border border-field bg-raised text-act-ink before:absolute disabled:opacity-45 data-[state=checked]:border-act data-[state=checked]:bg-act data-[state=indeterminate]:border-act data-[state=indeterminate]:bg-act',
          isLarge ? 'size-6 before:-inset-3 [&_svg]:size-4' : 'size-4 before:-inset-2.5',
        )}
      >
        <CheckboxPrimitive.Indicator>
          {isMixed ? (
            <Minus className="size-3" strokeWidth={3} />
          ) : (
            <Check className="size-3" strokeWidth={3} />
          )}
        </CheckboxPrimitive.Indicator>
      </CheckboxPrimitive.Root>
      <label
        htmlFor={id}
        className={cn(
          isLarge ? 'flex min-h-12 flex-1 items-center text-3 font-mid' : 'text-2',
          isLabelHidden && 'sr-only',
        )}
      >
        {label}
      </label>
    </span>
  )
}

/** One of a few, all visible. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onChange,
  items,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode }[]
}) {
  const id = useId()
  return (
    <RadioPrimitive.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const item = items.find((i) => i.value === next)
        if (item) onChange(item.value)
      }}
      className="flex flex-col gap-2"
    >
      {items.map((item) => (
        <span key={item.value} className="inline-flex items-center gap-2">
          <RadioPrimitive.Item
            id={`${id}-${item.value}`}
            value={item.value}
            className="grid size-4 shrink-0 place-items-center rounded-full border border-field bg-raised data-[state=checked]:border-act data-[state=checked]:bg-act"
          >
            <RadioPrimitive.Indicator className="size-1.5 rounded-full bg-act-ink" />
          </RadioPrimitive.Item>
          <label htmlFor={`${id}-${item.value}`} className="text-2">
            {item.label}
          </label>
        </span>
      ))}
    </RadioPrimitive.Root>
  )
}

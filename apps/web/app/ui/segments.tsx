// A choice of few, side by side; exactly one is selected.
import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  isDisabled?: boolean
}

/** Radio behaviour with arrow keys; `label` names the group. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  items,
  className,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  items: readonly Segment<Value>[]
  className?: string
}) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const item = items.find((i) => i.value === next)
        if (item) onChange(item.value)
      }}
      className={cn(
        'scroll-x inline-flex max-w-full shrink-0 rounded border border-line-2 bg-raised',
        className,
      )}
    >
      {items.map((item) => (
        <ToggleGroup.Item
          key={item.value}
          value={item.value}
          disabled={item.isDisabled ?? false}
          className="inline-flex h-[30px] shrink-0 items-center gap-1.5 border-line-2 px-3 text-2 font-mid whitespace-nowrap text-ink-2 not-first:border-s first:rounded-s-[5px] last:rounded-e-[5px] hover:bg-hover disabled:opacity-45 data-[state=on]:bg-select data-[state=on]:text-ink pointer-coarse:h-[42px] [&_svg]:size-4"
        >
          {item.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

// A select with keyboard, type-ahead and screen readers by Radix.
import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Field, INPUT } from './field.tsx'
import { commonWords as words } from '../lib/words/common.ts'

export interface SelectItem {
  value: string
  label: ReactNode
  /** Before the label, e.g. a plate. */
  mark?: ReactNode
  isDisabled?: boolean
}

/** A labelled select; an empty `value` shows the placeholder. */
export function Select({
  label,
  isLabelHidden,
  error,
  hint,
  value,
  onChange,
  items,
  placeholder = words('choose'),
  isDisabled,
  className,
}: {
  label: string
  isLabelHidden?: boolean
  error?: string | undefined
  hint?: string
  value: string
  onChange: (value: string) => void
  items: readonly SelectItem[]
  placeholder?: string
  isDisabled?: boolean
  className?: string
}) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      error={error}
      hint={hint}
      {...(className ? { className } : {})}
    >
      {(ids) => (
        <Primitive.Root value={value} onValueChange={onChange} disabled={isDisabled ?? false}>
          <Primitive.Trigger
            {...ids}
            className={cn(
              INPUT,
              'flex h-8 items-center justify-between gap-2 text-2 data-placeholder:text-ink-3 pointer-coarse:h-11',
            )}
          >
            <span className="truncate">
              <Primitive.Value placeholder={placeholder} />
            </span>
            <ChevronDown className="size-4 shrink-0 text-ink-3" />
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              position="popper"
              sideOffset={4}
              className="float-in z-50 max-h-80 min-w-(--radix-select-trigger-width) overflow-hidden rounded bg-raised shadow-float"
            >
              <Primitive.Viewport className="p-1">
                {items.map((item) => (
                  <Primitive.Item
                    key={item.value}
                    value={item.value}
                    disabled={item.isDisabled ?? false}
                    className="flex h-8 items-center gap-2 rounded-s px-2 text-2 outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-select pointer-coarse:h-11"
                  >
                    {item.mark}
                    <Primitive.ItemText>{item.label}</Primitive.ItemText>
                    <Primitive.ItemIndicator className="ms-auto ps-3">
                      <Check className="size-4" />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  )
}

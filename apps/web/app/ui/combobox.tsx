// A searchable select for addresses, drivers, routes. The caller searches (`onSearch`), or the items are
// filtered here.
import { Command } from 'cmdk'
import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { cn } from './cn.ts'
import { Field, INPUT } from './field.tsx'
import { commonWords as words } from '../lib/words/common.ts'

export interface ComboItem {
  value: string
  label: string
  mark?: ReactNode
  aside?: ReactNode
}

/** A labelled combobox. `onSearch`: items are used unfiltered; otherwise the typed text filters them. */
export function Combobox({
  label,
  value,
  valueLabel,
  onChange,
  items,
  onSearch,
  placeholder = words('typeToFind'),
  emptyText = 'Nothing found',
  error,
  hint,
}: {
  label: string
  value: string
  valueLabel?: string
  onChange: (item: ComboItem) => void
  items: readonly ComboItem[]
  onSearch?: (text: string) => void
  placeholder?: string
  emptyText?: string
  error?: string | undefined
  hint?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const valueText = valueLabel ?? items.find((i) => i.value === value)?.label
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger
            {...ids}
            className={cn(
              INPUT,
              'flex h-8 items-center justify-between gap-2 text-start text-2 pointer-coarse:h-11',
            )}
          >
            <span className={cn('truncate', !valueText && 'text-ink-3')}>{valueText || placeholder}</span>
            <ChevronDown className="size-4 shrink-0 text-ink-3" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              align="start"
              sideOffset={4}
              className="float-in z-50 w-(--radix-popover-trigger-width) min-w-64 rounded bg-raised shadow-float"
            >
              <Command shouldFilter={!onSearch} label={label}>
                <Command.Input
                  placeholder={placeholder}
                  {...(onSearch ? { onValueChange: onSearch } : {})}
                  className="h-9 w-full border-b border-line bg-transparent px-3 text-2 outline-none"
                />
                <Command.List className="max-h-64 overflow-y-auto p-1">
                  <Command.Empty className="px-2 py-3 text-2 text-ink-3">{emptyText}</Command.Empty>
                  {items.map((item) => (
                    <Command.Item
                      key={item.value}
                      value={onSearch ? item.value : `${item.label} ${item.value}`}
                      onSelect={() => {
                        onChange(item)
                        setOpen(false)
                      }}
                      className="flex min-h-8 items-center gap-2 rounded-s px-2 py-1 text-2 data-[selected=true]:bg-select"
                    >
                      {item.mark}
                      <span className="min-w-0 flex-1 truncate">{item.label}</span>
                      {item.aside && <span className="text-1 text-ink-3">{item.aside}</span>}
                      {item.value === value && <Check className="size-4" />}
                    </Command.Item>
                  ))}
                </Command.List>
              </Command>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

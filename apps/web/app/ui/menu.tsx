// A menu of actions behind a button.
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useRefusal, type Needed } from '../lib/permission.ts'
import { cn } from './cn.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  isDestructive?: boolean
  isDisabled?: boolean
  /** Required right; others see it disabled, with the reason. */
  needs?: Needed
}

const MENU_ITEM =
  'flex h-8 items-center gap-2.5 rounded-s px-2 text-2 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-select pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-3'

/** `trigger` must be a button; `head` goes above the items. */
export function Menu({
  trigger,
  head,
  items,
  children,
  align = 'end',
}: {
  trigger: ReactNode
  head?: ReactNode
  items: readonly MenuItem[]
  children?: ReactNode
  align?: 'start' | 'end'
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          className="float-in z-50 min-w-52 rounded bg-raised p-1 shadow-float"
        >
          {head && <div className="border-b border-line px-2 pt-1.5 pb-2">{head}</div>}
          {children}
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const refusal = useRefusal(item.needs)
  return (
    <DropdownMenu.Item
      disabled={item.isDisabled === true || refusal !== null}
      title={refusal ?? undefined}
      onSelect={item.onSelect}
      className={cn(MENU_ITEM, item.isDestructive && 'text-bad-ink')}
    >
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  )
}

// Global search, Ctrl or Cmd K: orders, drivers, vehicles, pages and actions. The caller provides the items.
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { frameWords as words } from '../lib/words/frame.ts'

/** As printed on keyboards. */
const CLOSE_KEY = 'Esc'

export interface PaletteItem {
  id: string
  label: string
  /** Kind of item, at the right: order, driver, page, action. */
  kind: string
  icon: ReactNode
  /** Additional search words. */
  words?: string
  run: () => void
}

/** Controlled by `isOpen`; the caller owns the shortcut. */
export function CommandPalette({
  isOpen,
  onClose,
  placeholder,
  text,
  onText,
  items,
  isSearching,
}: {
  isOpen: boolean
  onClose: () => void
  /** Placeholder: `Search orders, stops, drivers`. */
  placeholder: string
  text: string
  onText: (text: string) => void
  items: readonly PaletteItem[]
  isSearching?: boolean
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[oklch(0.2_0.03_262/.35)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="float-in fixed top-[12vh] left-1/2 z-50 w-[min(560px,calc(100vw-24px))] -translate-x-1/2 overflow-hidden rounded bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{words('search')}</Dialog.Title>
          <Command label={words('search')} loop>
            <div className="flex items-center gap-2.5 border-b border-line px-3.5">
              <Search className="size-4 text-ink-3" aria-hidden />
              <Command.Input
                value={text}
                onValueChange={onText}
                placeholder={placeholder}
                className="h-12 flex-1 bg-transparent text-3 outline-none"
              />
              <kbd className="rounded-s border border-line-2 px-1.5 text-1 text-ink-3">{CLOSE_KEY}</kbd>
            </div>
            <Command.List className="max-h-[46vh] overflow-y-auto p-1">
              <Command.Empty className="px-3 py-6 text-center text-2 text-ink-3">
                {isSearching ? words('searching') : words('nothingFound', { text })}
              </Command.Empty>
              {items.map((item) => (
                <Command.Item
                  key={item.id}
                  value={`${item.label} ${item.words ?? ''} ${item.id}`}
                  onSelect={() => {
                    onClose()
                    item.run()
                  }}
                  className="flex h-9 items-center gap-3 rounded-s px-2.5 text-2 data-[selected=true]:bg-select pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-2"
                >
                  {item.icon}
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  <span className="text-1 text-ink-3">{item.kind}</span>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

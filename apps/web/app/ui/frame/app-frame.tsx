// Frame of the portals: rail, top bar with the page's name, content; on phones a navy head, a bottom bar and
// a menu.
import { Menu as MenuIcon, Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { frameWords as words } from '../../lib/words/frame.ts'
import { cn } from '../cn.ts'
import { BottomBar, Rail, type NavItem } from './rail.tsx'

export interface FrameProps {
  navLabel: string
  items: readonly NavItem[]
  footItems: readonly NavItem[]
  phoneItems: readonly NavItem[]
  /** True to show icons only, where a map needs the room. */
  isCompact: boolean
  /** The company's name. */
  portal: string
  /** The day, shown after the page's name. */
  day?: ReactNode
  phoneDay?: ReactNode
  /** Label and action of the search; absent without a search. */
  search?: { label: string; open: () => void }
  connection: ReactNode
  account: ReactNode
  onSignOut: () => void
  banner?: ReactNode
  children: ReactNode
}

/** As printed on keyboards. */
const SEARCH_KEYS = 'Ctrl K'

/** The page at a path: the item with the longest matching prefix. */
function pageAt(path: string, items: readonly NavItem[]): NavItem | undefined {
  const above = items
    .map((item) => ({ item, address: item.to.split('?')[0] ?? '' }))
    .filter(({ item, address }) => path === address || (!item.isEnd && path.startsWith(`${address}/`)))
  return above.toSorted((a, b) => b.address.length - a.address.length)[0]?.item
}

/** Wraps all signed-in pages. */
export function AppFrame(props: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const page = pageAt(useLocation().pathname, [...props.items, ...props.footItems])
  const rail = {
    label: props.navLabel,
    items: props.items,
    footItems: props.footItems,
    onSignOut: props.onSignOut,
  }
  return (
    <div className="flex h-dvh overflow-hidden bg-surface">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-raised px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {words('skipToContent')}
      </a>
      <Rail {...rail} isCompact className="max-md:hidden lg:hidden" />
      <Rail {...rail} isCompact={props.isCompact} className="max-lg:hidden" />

      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface px-4 max-md:hidden">
          <h1 className="min-w-0 truncate text-3">{page?.heading ?? page?.label ?? props.portal}</h1>
          {page && (
            <span className="min-w-0 shrink truncate text-2 text-ink-2 max-lg:hidden">{props.portal}</span>
          )}
          {props.day && <span className="h-5 w-px shrink-0 bg-line-2" aria-hidden />}
          {props.day}
          <div className="ms-auto flex items-center gap-3">
            {props.search && (
              <button
                type="button"
                onClick={props.search.open}
                className="flex h-8 min-w-[268px] shrink-0 items-center whitespace-nowrap gap-2.5 rounded border border-line-2 bg-sunk px-2.5 text-2 text-ink-3 hover:border-field max-lg:min-w-0 max-lg:border-transparent max-lg:bg-transparent pointer-coarse:h-11"
              >
                <Search className="size-4 shrink-0" aria-hidden />
                <span className="max-lg:sr-only">{props.search.label}</span>
                <kbd
                  dir="ltr"
                  className="ms-auto rounded-s border border-line-2 bg-raised px-1.5 text-1 max-lg:hidden"
                >
                  {SEARCH_KEYS}
                </kbd>
              </button>
            )}
            {props.connection}
            {props.account}
          </div>
        </header>
        <header className="flex h-[52px] shrink-0 items-center gap-1 bg-rail px-2 text-rail-on md:hidden">
          <Dialog.Root open={isMenuOpen} onOpenChange={setMenuOpen}>
            <Dialog.Trigger aria-label={words('menu')} className="grid size-11 place-items-center">
              <MenuIcon className="size-5" aria-hidden />
            </Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay className="fixed inset-0 z-40 bg-[oklch(0.2_0.03_262/.45)]" />
              <Dialog.Content
                aria-describedby={undefined}
                className="fixed inset-y-0 start-0 z-50 outline-none"
              >
                <Dialog.Title className="sr-only">{words('menu')}</Dialog.Title>
                <Rail {...rail} isCompact={false} onGo={() => setMenuOpen(false)} />
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
          <h1 className="min-w-0 flex-1 truncate text-2 text-rail-on">{page?.label ?? props.portal}</h1>
          {props.phoneDay}
          {props.search && (
            <button
              type="button"
              aria-label={words('search')}
              onClick={props.search.open}
              className="grid size-11 place-items-center"
            >
              <Search className="size-5" aria-hidden />
            </button>
          )}
          {props.account}
        </header>
        {props.banner}
        <main id="content" tabIndex={-1} className={cn('flex min-h-0 flex-1 flex-col outline-none')}>
          {props.children}
        </main>
        {props.phoneItems.length > 1 && <BottomBar items={props.phoneItems} />}
      </div>
    </div>
  )
}

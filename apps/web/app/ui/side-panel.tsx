// The detail panel at the right. On a phone it covers the content; Escape closes it and restores the focus.
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { frameWords as words } from '../lib/words/frame.ts'
import { sidePanelMark } from '../lib/panel-focus.ts'
import { IconButton } from './button.tsx'
import { cn } from './cn.ts'

/** Head, scrolling body, optional foot. Part of the page's grid, so it covers nothing. */
export function SidePanel({
  title,
  mark,
  aside,
  onClose,
  width = 'm',
  foot,
  children,
}: {
  title: ReactNode
  mark?: ReactNode
  aside?: ReactNode
  onClose: () => void
  width?: 'm' | 'wide'
  foot?: ReactNode
  children: ReactNode
}) {
  const panel = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const element = panel.current
    element?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.stopPropagation()
      close()
    }
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      {...sidePanelMark}
      tabIndex={-1}
      aria-label={typeof title === 'string' ? title : undefined}
      className={cn(
        'panel-in z-20 flex min-h-0 flex-col border-line-2 bg-surface outline-none max-lg:fixed max-lg:inset-y-0 max-lg:end-0 max-lg:start-0 max-lg:z-30 md:max-lg:start-auto md:max-lg:border-s md:max-lg:shadow-float lg:border-s',
        width === 'wide' ? 'md:w-[604px]' : 'md:w-[400px]',
      )}
    >
      <header className="flex h-[52px] shrink-0 items-center gap-3 border-b border-line pe-3 ps-5">
        {mark}
        <h2 className="min-w-0 truncate text-4">{title}</h2>
        {aside && <span className="min-w-0 truncate text-2 text-ink-3">{aside}</span>}
        <IconButton label={words('close')} onClick={onClose} className="ms-auto">
          <X />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      {foot && (
        <footer data-foot className="shrink-0 border-t border-line px-5 py-3">
          {foot}
        </footer>
      )}
    </aside>
  )
}

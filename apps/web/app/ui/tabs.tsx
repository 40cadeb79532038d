// Sections of one page as links, so the URL names the section.
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { cn } from './cn.ts'

const BESIDE = {
  nav: 'md:w-[188px] md:shrink-0 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-e md:border-b-0 md:px-2.5 md:py-4',
  link: 'md:h-auto md:rounded md:border-0 md:px-4 md:py-1.5 md:hover:bg-hover md:aria-[current=page]:bg-select',
}

/** Links beside the sections; on phones, and always with `isAbove`, scrollable tabs above them. */
export function LinkRail({
  label,
  items,
  isAbove = false,
}: {
  label: string
  items: readonly { to: string; label: string; isEnd?: boolean }[]
  isAbove?: boolean
}) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the selected tab may be scrolled out of view.
  useEffect(() => {
    const bar = nav.current
    const currentTab = bar?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar && currentTab)
      bar.scrollLeft = currentTab.offsetLeft - bar.offsetLeft - (bar.clientWidth - currentTab.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={cn(
        'scroll-x flex gap-6 border-b border-line-2 px-4',
        isAbove ? 'shrink-0 md:px-7' : BESIDE.nav,
      )}
    >
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.isEnd ?? false}
          className={cn(
            'h-9 shrink-0 border-b-2 border-transparent pt-1.5 text-2 font-mid text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-ink',
            !isAbove && BESIDE.link,
          )}
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}

// Sections of one page as links, so the URL names the section.
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

/** Links beside the sections; on phones scrollable tabs above them. */
export function LinkRail({
  label,
  items,
}: {
  label: string
  items: readonly { to: string; label: string; isEnd?: boolean }[]
}) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the selected tab may be scrolled out of view.
  useEffect(() => {
    const bar = nav.current
    const chosen = bar?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar && chosen)
      bar.scrollLeft = chosen.offsetLeft - bar.offsetLeft - (bar.clientWidth - chosen.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="scroll-x flex gap-6 border-b border-line-2 px-4 md:w-[188px] md:shrink-0 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:border-b-0 md:px-2.5 md:py-4"
    >
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.isEnd ?? false}
          className="h-9 shrink-0 border-b-2 border-transparent pt-1.5 text-2 font-mid text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-ink md:h-auto md:rounded md:border-0 md:px-4 md:py-1.5 md:hover:bg-hover md:aria-[current=page]:bg-select"
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}

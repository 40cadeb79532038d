// Tabs that are places: each is a link, so that the tab stands in the URL.
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

/** Underlined links; sideways scroll on phones. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: readonly { to: string; label: string; isEnd?: boolean }[]
}) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the chosen tab may lie outside the bar.
  useEffect(() => {
    const bar = nav.current
    const chosen = bar?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar && chosen)
      bar.scrollLeft = chosen.offsetLeft - bar.offsetLeft - (bar.clientWidth - chosen.offsetWidth) / 2
  }, [pathname])
  return (
    <nav ref={nav} aria-label={label} className="scroll-x flex gap-6 border-b border-line-2 px-4 md:px-7">
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.isEnd ?? false}
          className="h-9 shrink-0 border-b-2 border-transparent pt-1.5 text-2 font-mid text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-ink"
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}

// Tabs that are places: each is a link, so that the tab stands in the URL.
import { NavLink } from 'react-router'

/** Underlined links; sideways scroll on phones. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: readonly { to: string; label: string; isEnd?: boolean }[]
}) {
  return (
    <nav aria-label={label} className="scroll-x flex gap-6 border-b border-line-2 px-4 md:px-7">
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

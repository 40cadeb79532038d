// Tabs that are places: each is a link, so that the tab stands in the URL.
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { cn } from './cn.ts'

interface LinksProps {
  label: string
  items: readonly { to: string; label: string; isEnd?: boolean }[]
}

const TAB =
  'h-9 shrink-0 border-b-2 border-transparent pt-1.5 text-2 font-mid text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-ink'
const BAR = 'scroll-x flex gap-6 border-b border-line-2 px-4 md:px-7'

/** Underlined links; sideways scroll on phones. */
export const LinkTabs = (props: LinksProps) => <Links {...props} className={BAR} linkClassName={TAB} />

/** Sections of one page: a column of links beside it, tabs above it on phones. */
export const LinkRail = (props: LinksProps) => (
  <Links
    {...props}
    className={cn(
      BAR,
      'md:w-[188px] md:shrink-0 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:border-b-0 md:px-2.5 md:py-4',
    )}
    linkClassName={cn(
      TAB,
      'md:h-auto md:rounded md:border-0 md:px-4 md:py-1.5 md:hover:bg-hover md:aria-[current=page]:bg-select',
    )}
  />
)

function Links({
  label,
  items,
  className,
  linkClassName,
}: LinksProps & { className: string; linkClassName: string }) {
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
    <nav ref={nav} aria-label={label} className={className}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.isEnd ?? false} className={linkClassName}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}

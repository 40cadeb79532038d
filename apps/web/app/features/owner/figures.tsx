// Linked figures at the head of a page.
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'
import { cn } from '../../ui/cn.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'

export interface FigureItem {
  label: string
  /** Undefined while loading. */
  value: string | undefined
  detail?: string | undefined
  /** True when the detail needs attention. */
  isPressing?: boolean
  to: string
}

/** After a failed load unknown figures say so, instead of appearing to load. */
export function Figures({ items, hasFailed = false }: { items: readonly FigureItem[]; hasFailed?: boolean }) {
  return (
    <ul
      className={cn(
        'grid shrink-0 grid-cols-2 border-b border-line',
        items.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {items.map((item) => (
        <li
          key={item.label}
          className="border-line max-lg:[&:nth-child(n+3)]:border-t lg:not-first:border-s max-lg:even:border-s max-lg:last:odd:col-span-2"
        >
          <Link to={item.to} className="group block h-full px-4 py-3.5 hover:bg-hover md:px-7">
            <span className="flex justify-between text-2 text-ink-2">
              {item.label}
              <ArrowUpRight
                className="size-3.5 text-ink-3 group-hover:text-ink rtl:-scale-x-100"
                aria-hidden
              />
            </span>
            <span className="block text-5 font-strong tabular-nums">
              {item.value ?? (hasFailed ? '–' : <SkeletonText />)}
            </span>
            <span
              className={cn(
                'block min-h-4 text-1',
                item.isPressing ? 'font-mid text-signal-ink' : 'text-ink-2',
              )}
            >
              {item.detail ?? (hasFailed && words('couldNotLoad'))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

// The navy rail: icons with labels, or icons only where the map needs the room; a menu on phones.
import { LogOut, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import type { Needed } from '../../lib/permission.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import { cn } from '../cn.ts'
import { LogoMark } from '../logo.tsx'
import { Count } from '../tag.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

export interface NavItem {
  to: string
  label: string
  icon: LucideIcon
  isEnd?: boolean
  /** Required right; a role without it has no such item. */
  needs?: Needed
  /** Name of the page, where the rail's label is too short. */
  heading?: string
  /** Count of things that need attention. */
  badge?: number
  /** Draws a line above this item. */
  startsGroup?: boolean
}

const ENTRY =
  'relative flex items-center rounded text-rail-ink outline-offset-[-2px] outline-rail-on transition-colors duration-[90ms] hover:text-rail-on focus-visible:outline-rail-on aria-[current=page]:bg-rail-sel aria-[current=page]:text-rail-on'
const SIZE = {
  compact: 'mx-2 h-9 justify-center',
  full: 'mx-2 h-[38px] gap-3 px-2.5 max-md:h-11',
}

function RailLink({
  item,
  isCompact,
  onGo,
}: {
  item: NavItem
  isCompact: boolean
  onGo?: (() => void) | undefined
}) {
  const Icon = item.icon
  return (
    <NavLink
      to={item.to}
      end={item.isEnd ?? false}
      onClick={onGo}
      title={isCompact ? item.label : undefined}
      aria-label={item.badge ? words('needYou', { label: item.label, count: item.badge }) : item.label}
      className={cn(ENTRY, isCompact ? SIZE.compact : SIZE.full)}
    >
      <Icon className="size-[18px] shrink-0" strokeWidth={1.75} aria-hidden />
      {!isCompact && <span className="flex-1 text-2 font-mid">{item.label}</span>}
      {item.badge ? (
        <Count
          value={item.badge}
          className={isCompact ? 'absolute -top-1 -end-1 h-4 min-w-4 text-[10px]/none' : ''}
        />
      ) : null}
    </NavLink>
  )
}

function SignOutButton({ isCompact, onSignOut }: { isCompact: boolean; onSignOut: () => void }) {
  return (
    <button
      type="button"
      onClick={onSignOut}
      title={isCompact ? commonWords('signOut') : undefined}
      aria-label={commonWords('signOut')}
      className={cn(ENTRY, 'text-start', isCompact ? SIZE.compact : SIZE.full)}
    >
      <LogOut className="size-[18px] shrink-0" strokeWidth={1.75} aria-hidden />
      {!isCompact && <span className="flex-1 text-2 font-mid">{commonWords('signOut')}</span>}
    </button>
  )
}

/** Items at the top; a few and sign-out at the foot. */
export function Rail({
  label,
  items,
  footItems,
  isCompact,
  onGo,
  onSignOut,
  className,
}: {
  label: string
  items: readonly NavItem[]
  footItems: readonly NavItem[]
  isCompact: boolean
  onGo?: () => void
  onSignOut: () => void
  className?: string
}) {
  return (
    <nav
      aria-label={label}
      className={cn(
        'flex h-full shrink-0 flex-col bg-rail pb-2',
        isCompact ? 'w-14' : 'w-[208px]',
        className,
      )}
    >
      <div
        className={cn(
          'flex h-12 shrink-0 items-center gap-2.5 text-rail-on',
          isCompact ? 'justify-center' : 'px-[18px]',
        )}
      >
        <LogoMark size={14} />
        {!isCompact && (
          <span className="min-w-0 truncate text-3 font-strong tracking-[-0.015em]" title={BRAND.name}>
            {BRAND.name}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 overflow-y-auto pt-2">
        {items.map((item) => (
          <div key={item.to}>
            {item.startsGroup && (
              <hr className="mx-3 my-2.5 border-[color-mix(in_oklch,var(--rail-ink)_30%,transparent)]" />
            )}
            <RailLink item={item} isCompact={isCompact} onGo={onGo} />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-0.5">
        {footItems.map((item) => (
          <RailLink key={item.to} item={item} isCompact={isCompact} onGo={onGo} />
        ))}
        <SignOutButton isCompact={isCompact} onSignOut={onSignOut} />
      </div>
    </nav>
  )
}

/** The four main pages on a phone. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label={words('sections')}
      className="flex h-16 shrink-0 border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map((item) => {
        const Icon = item.icon
        return (
          <NavLink
            key={item.to}
            to={item.to}
            end={item.isEnd ?? false}
            className="group relative flex flex-1 flex-col items-center justify-center gap-0.5 text-1 font-mid text-ink-2 aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_2px_0_var(--ink)]"
          >
            <span className="relative">
              <Icon className="size-5" strokeWidth={1.75} aria-hidden />
              {item.badge ? (
                <Count value={item.badge} className="absolute -top-2 -end-3.5 h-4 min-w-4 text-[10px]/none" />
              ) : null}
            </span>
            {item.label}
          </NavLink>
        )
      })}
    </nav>
  )
}

// Buttons: primary (one per screen), secondary, quiet, destructive; small for fixes, large for touch and
// forms.
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useIsLive } from '../lib/is-live.ts'
import { useRefusal, type Needed } from '../lib/permission.ts'
import { cn } from './cn.ts'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'onDark'
  | 'quietOnDark'
  | 'inverse'
export type ButtonSize = 's' | 'm' | 'l' | 'xl'

const BASE =
  'inline-flex shrink-0 items-center justify-center rounded font-mid whitespace-nowrap select-none transition-colors duration-[90ms] disabled:not-data-waiting:opacity-45 aria-disabled:opacity-45 aria-disabled:pointer-events-none'
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-act text-act-ink enabled:hover:bg-act-hover [a&]:hover:bg-act-hover',
  secondary: 'border border-line-2 bg-raised text-ink enabled:hover:bg-hover [a&]:hover:bg-hover',
  quiet: 'text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover',
  danger: 'border border-bad bg-raised text-bad-ink enabled:hover:bg-bad-wash',
  onDark:
    'border border-[color-mix(in_oklch,var(--rail-ink)_45%,transparent)] text-rail-on enabled:hover:bg-rail-sel [a&]:hover:bg-rail-sel',
  quietOnDark: 'text-rail-on [a&]:hover:bg-rail-sel',
  // White on navy in both themes: the main action on the public site's dark bands.
  inverse: 'bg-white text-(--deep) [a&]:hover:bg-[oklch(0.93_0.02_258)]',
}
const SIZES: Record<ButtonSize, string> = {
  s: 'h-[26px] gap-1.5 px-2.5 text-1 [&_svg]:size-3.5 pointer-coarse:h-9',
  m: 'h-8 gap-2 px-3.5 text-2 [&_svg]:size-4 pointer-coarse:h-11',
  l: 'h-11 gap-2 px-4 text-3 [&_svg]:size-[18px]',
  xl: 'h-[52px] gap-2 px-6 text-3 [&_svg]:size-[18px]',
}

interface ButtonAppearance {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

interface Guarded {
  /** Required right. Others see it disabled, with the reason. */
  needs?: Needed
}

/**
 * Props of a button that the person may not press, or that does nothing yet on a prerendered page. The latter keeps its
 * full colour, since it works before most people reach for it.
 */
function useGuard(needs: Needed | undefined): { disabled?: true; title?: string; 'data-waiting'?: '' } {
  const isLive = useIsLive()
  const refusal = useRefusal(needs)
  if (refusal !== null) return { disabled: true, title: refusal }
  return isLive ? {} : { disabled: true, 'data-waiting': '' }
}

/** A button; `icon` precedes the text. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  className,
  children,
  type = 'button',
  needs,
  ...rest
}: ButtonAppearance & Guarded & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={cn(BASE, VARIANTS[variant], SIZES[size], className)}
      data-sends={variant === 'primary' ? '' : undefined}
      {...rest}
      {...useGuard(needs)}
    >
      {icon}
      {children}
    </button>
  )
}

/** A link with a button's look. */
export function ButtonLink({
  variant = 'secondary',
  size = 'm',
  icon,
  className,
  children,
  ...rest
}: ButtonAppearance & LinkProps & { children?: ReactNode }) {
  return (
    <Link className={cn(BASE, VARIANTS[variant], SIZES[size], className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'm',
  className,
  children,
  type = 'button',
  needs,
  ...rest
}: { label: string; variant?: ButtonVariant; size?: ButtonSize } & Guarded & ComponentProps<'button'>) {
  const square = {
    s: 'size-[26px] [&_svg]:size-3.5',
    m: 'size-8 [&_svg]:size-4 pointer-coarse:size-11',
    l: 'size-11 [&_svg]:size-5',
    xl: 'size-[52px] [&_svg]:size-5',
  }[size]
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(BASE, VARIANTS[variant], square, className)}
      {...rest}
      {...useGuard(needs)}
    >
      {children}
    </button>
  )
}

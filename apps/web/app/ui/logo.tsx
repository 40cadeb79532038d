// The mark: steps down to a stop. Uses `currentColor`: ink on neutral, white on the rail. The owner's logo
// replaces it, on white to be visible everywhere.
import { useState } from 'react'
import { BRAND } from '../lib/brand-of-page.ts'
import { cn } from './cn.ts'

/** The owner's logo; `size` is the mark's height. Falls back to the mark if it fails to load. */
export function OwnLogo({
  src,
  size,
  className,
  onMissing,
}: {
  src: string
  size: number
  className?: string | undefined
  onMissing?: () => void
}) {
  return (
    <img
      src={src}
      onError={onMissing}
      alt=""
      width={size * 2}
      height={size * 2}
      className={cn('shrink-0 rounded-s bg-white object-contain p-px', className)}
      style={{ width: size * 2, height: size * 2 }}
    />
  )
}

/** The mark alone; `size` is the height in px (width is 1.5 times that). */
export function LogoMark({ size = 16, className }: { size?: number; className?: string }) {
  const [isMissing, setMissing] = useState(false)
  if (BRAND.logoUrl && !isMissing)
    return (
      <OwnLogo src={BRAND.logoUrl} size={size} className={className} onMissing={() => setMissing(true)} />
    )
  return (
    <svg width={size * 1.5} height={size} viewBox="0 0 24 16" fill="none" aria-hidden className={className}>
      <path
        d="M2 2.4h5.4c3.5 0 4.4 1.7 4.4 4.5v1.5c0 2.9 1.1 4.4 4.2 4.5"
        stroke="currentColor"
        strokeWidth="3.1"
        strokeLinecap="round"
      />
      <circle cx="19.6" cy="12.4" r="3.5" fill="currentColor" />
    </svg>
  )
}

/** Mark and name. */
export function Logo({ size = 'm', className }: { size?: 'm' | 'l'; className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center font-strong tracking-[-0.015em]',
        size === 'l' ? 'gap-3 text-[22px]/[28px]' : 'gap-2.5 text-3',
        className,
      )}
    >
      <LogoMark size={size === 'l' ? 17 : 14} />
      {BRAND.name}
    </span>
  )
}

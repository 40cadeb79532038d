// The public site's logo: a picture, replaced by letters if it fails to load (requirement 2.3-4).
import { useState } from 'react'
import { DEFAULT_BRAND } from '@dropwise/contracts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { cn } from '../../ui/cn.ts'

/** Other brands use the first letters of their name. */
const LETTERS =
  BRAND.name === DEFAULT_BRAND.name
    ? 'DRP'
    : BRAND.name
        .split(/\s+/)
        .map((word) => word.slice(0, 1))
        .join('')
        .slice(0, 3)
        .toUpperCase()

/** The mark is ink and turned white on dark backgrounds. The owner's logo keeps its colours. */
const WHITE = '[filter:var(--mark-white)]'
const WHITE_IN_DARK = '[[data-theme=dark]_&]:[filter:var(--mark-white)]'

/** Mark and name, at most 60 px high. */
export function SiteLogo({ isNavy = false }: { isNavy?: boolean }) {
  const [hasFailed, setFailed] = useState(false)
  /** The picture may have failed before hydration. */
  const check = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setFailed(true)
  }
  return (
    <span className="inline-flex max-h-[60px] items-center gap-2.5 text-3 font-strong tracking-[-0.015em]">
      {hasFailed ? (
        <svg viewBox="0 0 42 28" width="33" height="22" aria-hidden>
          <rect width="42" height="28" rx="5" fill="var(--brand)" />
          <text x="21" y="19" textAnchor="middle" fontSize="13" fontWeight="640" fill="white">
            {LETTERS}
          </text>
        </svg>
      ) : (
        <img
          ref={check}
          src="/mark.svg"
          alt=""
          width={21}
          height={14}
          className={cn('h-(--mark-h) w-(--mark-w) shrink-0', isNavy ? WHITE : WHITE_IN_DARK)}
          onError={() => setFailed(true)}
        />
      )}
      {BRAND.name}
    </span>
  )
}

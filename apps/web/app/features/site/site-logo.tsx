// The logo of the public site: the picture file, and the letters DRP in its place when it does not load (ROWS 2.3-4).
import { useState } from 'react'
import { Logo } from '../../ui/logo.tsx'

/** Mark and name, at most 60 px high. A company's own logo may be given as `src`. */
export function SiteLogo({ src }: { src?: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!src) return <Logo />
  if (hasFailed) {
    return (
      <svg viewBox="0 0 60 40" height="40" role="img" aria-label="Dropwise" className="max-h-[60px]">
        <rect width="60" height="40" rx="6" fill="var(--brand)" />
        <text x="30" y="26" textAnchor="middle" fontSize="17" fontWeight="640" fill="white">
          DRP
        </text>
      </svg>
    )
  }
  return <img src={src} alt="Dropwise" height={40} className="max-h-[60px]" onError={() => setFailed(true)} />
}

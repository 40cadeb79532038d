// What the recipient can change from here.
import { CalendarDays, ChevronRight, Home, Share2, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { fillWords, type TrackingResponse } from '@dropwise/contracts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useTrackingLanguage } from './language.tsx'

/** The words on the button for this long after the link was copied, in milliseconds. */
const COPIED_MS = 3_000

function ShareButton({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const [isCopied, setCopied] = useState(false)
  async function share(): Promise<void> {
    const url = `${window.location.origin}/track/${tracking.trackingNumber}`
    const title = fillWords(words.deliveryFrom, { company: tracking.brand.name })
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      // Closed without sharing: nothing to say.
    }
  }
  return (
    <Button size="l" icon={<Share2 />} onClick={() => void share()} className="flex-1">
      <span aria-live="polite">{isCopied ? words.linkCopied : words.share}</span>
    </Button>
  )
}

/** Reschedule and place while it is on its way, feedback once it is there. */
export function TrackingActions({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const { status, trackingNumber } = tracking
  if (status === 'cancelled' || status === 'returned') return null
  const schedule = `/customer/schedule?parcel=${trackingNumber}`
  if (status === 'delivered') {
    return (
      <div className="flex gap-2 border-t border-line px-4 py-4 md:border-t-0 md:px-8 md:pt-0">
        <ButtonLink size="l" to={`/customer/feedback/${trackingNumber}`} icon={<Star />} className="flex-1">
          {words.giveFeedback}
        </ButtonLink>
        <ShareButton tracking={tracking} />
      </div>
    )
  }
  return (
    <div className="px-4 pt-4 pb-1 md:px-8 md:pt-0">
      <div className="flex gap-2">
        <ButtonLink size="l" to={schedule} icon={<CalendarDays />} className="flex-1">
          {words.reschedule}
        </ButtonLink>
        <ShareButton tracking={tracking} />
      </div>
      <Link
        to={`${schedule}#place`}
        className="-mx-2 mt-2 flex min-h-11 items-center gap-3 rounded px-2 text-2 font-mid hover:bg-hover"
      >
        <Home className="size-4 shrink-0" aria-hidden />
        <span className="flex-1">{words.notAtHome}</span>
        <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden />
      </Link>
    </div>
  )
}

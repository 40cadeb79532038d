// Changes that the recipient can make.
import { BadgeCheck, CalendarDays, ChevronRight, Home, Star } from 'lucide-react'
import { Link } from 'react-router'
import type { TrackingResponse } from '@dropwise/contracts'
import { onPlatform } from '../../lib/brand-of-page.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ShareAddress, ShareButton, useShare } from './share.tsx'

/** Reschedule and place before delivery, feedback after. */
export function TrackingActions({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const { status, trackingNumber } = tracking
  const sharing = useShare(tracking)
  if (status === 'cancelled' || status === 'returned') return null
  const schedule = onPlatform(`/customer/schedule?parcel=${trackingNumber}`)
  if (status === 'delivered') {
    return (
      <div className="border-t border-line px-4 py-4 md:px-8 lg:border-t-0 lg:pt-0">
        <div className="flex gap-2">
          <ButtonLink
            size="l"
            to={onPlatform(`/customer/feedback/${trackingNumber}`)}
            icon={<Star />}
            className="flex-1"
          >
            {words.giveFeedback}
          </ButtonLink>
          <ShareButton sharing={sharing} />
        </div>
        <ShareAddress sharing={sharing} />
        {tracking.proofUrl && (
          <Link
            to={`/verify/${trackingNumber}`}
            className="-mx-2 mt-2 flex min-h-11 items-center gap-3 rounded px-2 text-2 font-mid hover:bg-hover"
          >
            <BadgeCheck className="size-4 shrink-0" aria-hidden />
            <span className="flex-1">{words.verifyProof}</span>
            <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden />
          </Link>
        )}
      </div>
    )
  }
  return (
    <div className="px-4 pt-4 pb-1 md:px-8 lg:pt-0">
      <div className="flex gap-2">
        <ButtonLink size="l" to={schedule} icon={<CalendarDays />} className="flex-1">
          {words.reschedule}
        </ButtonLink>
        <ShareButton sharing={sharing} />
      </div>
      <ShareAddress sharing={sharing} />
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

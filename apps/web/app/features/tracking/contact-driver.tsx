// Contact to the driver: a relay number and messages. Never shows the driver's own number.
import { MessageSquare, Phone } from 'lucide-react'
import type { TrackingResponse } from '@dropwise/contracts'
import { onPlatform } from '../../lib/brand-of-page.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const LINK =
  'inline-flex h-11 flex-1 items-center justify-center gap-2 rounded border border-line-2 bg-raised px-3 text-3 font-mid whitespace-nowrap hover:bg-hover [&_svg]:size-[18px]'

/** Only channels the company allows; nothing after delivery. */
export function ContactDriver({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const { contact, status, trackingNumber } = tracking
  const isOver = status === 'delivered' || status === 'cancelled' || status === 'returned'
  if (isOver || (!contact.phone && !contact.canMessage)) return null
  return (
    <section aria-label={words.contact} className="flex flex-wrap gap-2 px-4 pb-4 md:px-8">
      {contact.phone && (
        <>
          <a href={`tel:${contact.phone}`} className={LINK}>
            <Phone aria-hidden /> {words.contactDriver}
          </a>
          <a href={`sms:${contact.phone}`} className={LINK}>
            <MessageSquare aria-hidden /> {words.textDriver}
          </a>
        </>
      )}
      {contact.canMessage && (
        <ButtonLink
          size="l"
          to={onPlatform(`/customer/track/${trackingNumber}#messages`)}
          icon={<MessageSquare />}
          className="flex-1"
        >
          {words.messageDriver}
        </ButtonLink>
      )}
    </section>
  )
}

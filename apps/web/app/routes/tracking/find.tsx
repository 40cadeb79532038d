// `/track`: the tracking form for people without account (requirement 2.3-1).
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { TrackForm } from '../../features/tracking/track-form.tsx'

export const meta = () =>
  pageMeta({
    title: 'Track your delivery',
    description: 'Enter your tracking number to see when your delivery comes and where it is now.',
    path: '/track',
  })

export default function FindDelivery() {
  return (
    <PublicFrame look="slim">
      <section className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16 md:py-24">
        <h1 className="text-5">Track your delivery</h1>
        <p className="pt-2 pb-5 text-3 text-ink-2">
          The number is in the message about your delivery. Capitals and dashes do not matter.
        </p>
        <TrackForm base="/track" />
        <p className="pt-6 text-3 text-ink-2">
          Have an account?{' '}
          <a href="/customer" className="text-link">
            See all your deliveries
          </a>
        </p>
      </section>
    </PublicFrame>
  )
}

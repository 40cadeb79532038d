import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { WIDTH } from './public-frame.tsx'
import { TRIAL } from '../../lib/brand-of-page.ts'

/** The navy call to action at the end of home and pricing. */
export function ClosingCall() {
  return (
    <section aria-labelledby="close-title" className="bg-(--deep) text-white">
      <div
        className={cn(
          WIDTH,
          'flex flex-col items-start gap-6 py-14 md:flex-row md:items-center md:justify-between',
        )}
      >
        <div>
          <h2 id="close-title" className="site-h2">
            Plan tomorrow with your own stops
          </h2>
          <p className="pt-1 text-3 text-[oklch(0.88_0.025_258)]">
            Upload a list, watch the routes appear, keep them if you like them.
          </p>
        </div>
        <div className="flex w-full flex-col gap-3 md:w-auto md:flex-row">
          <ButtonLink to="/onboarding" variant="inverse" size="l">
            {`Start ${TRIAL.title} Free Trial`}
          </ButtonLink>
          <ButtonLink to="/contact" variant="onDark" size="l">
            Contact Sales
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

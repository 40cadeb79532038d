import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { WIDTH } from './public-frame.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

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
            {words('planTomorrowWithYourOwn')}
          </h2>
          <p className="pt-1 text-3 text-[oklch(0.88_0.025_258)]">{words('uploadAListWatchThe')}</p>
        </div>
        <div className="flex w-full flex-col gap-3 md:w-auto md:flex-row">
          <ButtonLink to="/onboarding" variant="inverse" size="l">
            {words('startFreeTrial', { days: BRAND.trialDays })}
          </ButtonLink>
          <ButtonLink to="/contact" variant="onDark" size="l">
            {words('contactSales')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

// The home page (requirements 2.4-1, 1-4).
import { CLAIMS } from '@dropwise/contracts'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClosingCall } from './closing-call.tsx'
import { SAMPLE_TESTIMONIALS } from './content.ts'
import { FEATURES } from './features.ts'
import { DAY_FIGURES, DayDrawing } from '../../ui/day/day-drawing.tsx'
import { Picture } from './picture.tsx'
import { ProductMockup } from './product-mockups.tsx'
import { WIDTH } from './public-frame.tsx'
import { TRIAL } from '../../lib/brand-of-page.ts'

const TryOut = lazy(() => import('./try-out/try-out.tsx'))

const FIGURES = [
  [`up to ${CLAIMS.savingsPercent} %`, 'lower delivery cost'],
  [`${CLAIMS.rating} / ${CLAIMS.ratingOf}`, 'customer rating'],
  [`${CLAIMS.uptimePercent} %`, 'uptime'],
  [TRIAL.noun, 'free, no credit card'],
] as const

export function Home() {
  return (
    <>
      <Hero />
      <section aria-label="In figures" className={cn(WIDTH, 'pb-2')}>
        <dl className="grid grid-cols-2 border-b border-line md:grid-cols-4">
          {FIGURES.map(([figure, label], i) => (
            <div
              key={label}
              className={cn(
                'flex flex-col-reverse justify-end py-7 pr-4',
                i % 2 === 1 && 'border-l border-line pl-6',
                i === 2 && 'md:border-l md:border-line md:pl-6',
              )}
            >
              <dt className="text-3 text-ink-2">{label}</dt>
              <dd className="text-[28px]/[36px] font-strong tracking-[-0.015em] md:text-[34px]/[42px]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-2 text-2 text-ink-3">
          Illustrative figures. The status page shows what is measured.
        </p>
      </section>
      <TryOutSection />
      <OneSelection />
      <section aria-labelledby="features-title" className={cn(WIDTH, 'pt-20')}>
        <h2 id="features-title" className="site-h2">
          One product from order to doorstep
        </h2>
        <ul className="mt-10 grid border-t border-line-2 md:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map((feature, i) => (
            <li
              key={feature.id}
              className={cn(
                'border-b border-line py-7 md:px-7',
                i % 3 === 0 && 'lg:pl-0',
                i % 2 === 0 ? 'md:max-lg:pl-0' : 'md:border-l',
                i % 3 !== 0 ? 'lg:border-l' : 'lg:border-l-0',
              )}
            >
              <ProductMockup id={feature.id} />
              <h3 className="pt-5 text-4">{feature.title}</h3>
              <p className="pt-1 text-3 text-ink-2">{feature.short}</p>
            </li>
          ))}
        </ul>
      </section>
      <LateSection />
      <RecipientSection />
      <section aria-labelledby="said-title" className={cn(WIDTH, 'py-20')}>
        <h2 id="said-title" className="site-h2">
          What dispatchers say{' '}
          <span className="ml-2 inline-block rounded-s border border-line-2 px-2 py-0.5 align-middle text-2 font-text tracking-normal text-ink-2">
            Sample testimonials
          </span>
        </h2>
        <div className="mt-9 grid gap-8 md:grid-cols-3 md:gap-10">
          {SAMPLE_TESTIMONIALS.map((testimonial) => (
            <figure key={testimonial.name} className="border-t-2 border-ink pt-6">
              <blockquote className="text-[17px]/[27px]">“{testimonial.quote}”</blockquote>
              <figcaption className="flex items-center gap-3 pt-4">
                <Portrait hue={testimonial.hue} />
                <span className="text-2">
                  <span className="block font-mid">{testimonial.name}</span>
                  <span className="block text-ink-2">
                    {testimonial.role}, {testimonial.company}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <ClosingCall />
    </>
  )
}

function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-hidden bg-(--deep) text-white">
      <DayDrawing
        focus="xMaxYMid"
        className="hero-drawing absolute inset-x-0 bottom-0 -z-10 h-[320px] w-full md:inset-y-0 md:right-0 md:left-auto md:h-full md:w-[68%]"
      />
      <div
        className={cn(
          WIDTH,
          'flex flex-col items-start pt-28 pb-[360px] md:min-h-[724px] md:justify-center md:pt-24 md:pb-16',
        )}
      >
        <p className="inline-flex items-center gap-2 rounded border border-[oklch(0.52_0.06_260)] px-3 py-1 text-2 text-[oklch(0.92_0.02_258)]">
          <Calendar className="size-3.5" aria-hidden />
          {`${TRIAL.adjective} free trial, no card`}
        </p>
        <h1
          id="hero-title"
          className="max-w-[8.4em] pt-6 text-[42px]/[45px] font-strong tracking-[-0.02em] md:text-[60px]/[62px]"
        >
          The whole day, planned before the first van leaves.
        </h1>
        <p className="max-w-[500px] pt-6 text-[18px]/[28px] text-[oklch(0.9_0.025_258)] md:text-[20px]/[30px]">
          AI-powered route planning, live tracking and notifications for delivery fleets, to cut delivery cost
          by up to {CLAIMS.savingsPercent} percent.
        </p>
        <div className="flex w-full flex-col gap-3 pt-8 md:w-auto md:flex-row">
          <ButtonLink to="/onboarding" variant="inverse" size="xl">
            {`Start ${TRIAL.title} Free Trial`}
          </ButtonLink>
          <ButtonLink to="/features" variant="onDark" size="xl">
            <span>
              Learn More<span className="sr-only"> about its features</span>
            </span>
          </ButtonLink>
        </div>
      </div>
      <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 bg-[color-mix(in_oklab,var(--deep)_85%,transparent)] px-6 py-2.5 text-2 text-[oklch(0.9_0.025_258)] md:right-6 md:bottom-6 md:left-auto md:rounded">
        <span>A sample day in Ashmouth, drawn as it was planned</span>
        <span>
          <b className="font-strong text-white">{DAY_FIGURES.stops}</b> stops
        </span>
        <span>
          <b className="font-strong text-white">{DAY_FIGURES.vans}</b> vans
        </span>
        <span>
          <b className="font-strong text-white">{DAY_FIGURES.miles}</b> mi
        </span>
      </p>
    </section>
  )
}

/** The planner in the visitor's browser. Its code loads on demand. */
function TryOutSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="try-title" className={cn(WIDTH, 'pt-16')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="try-title" className="site-h2">
            Try the engine here
          </h2>
          <p className="max-w-[600px] pt-3 text-[17px]/[27px] text-ink-2">
            The same planner that runs your day, in this page: a sample of {DAY_FIGURES.tryOutStops} stops,
            first in the order of the file, then as the engine plans it. The lines are straight, the miles are
            by road. Nothing leaves your browser.
          </p>
        </div>
        {!isOpen && (
          <Button variant="primary" size="l" onClick={() => setOpen(true)}>
            Optimize
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense
          fallback={
            <div
              className="mt-6 h-[420px] rounded bg-sunk md:h-[520px]"
              role="status"
              aria-label="Loading the planner"
            />
          }
        >
          <TryOut />
        </Suspense>
      )}
    </section>
  )
}

function OneSelection() {
  return (
    <section aria-labelledby="one-title" className={cn(WIDTH, 'pt-20')}>
      <h2 id="one-title" className="site-h2 max-w-[12em]">
        Map, list and timeline are one selection
      </h2>
      <p className="max-w-[600px] pt-3 text-[17px]/[27px] text-ink-2">
        Point at a stop and the other two answer. What breaks a rule is red where it breaks, with the amount.
        What needs you waits at the top, with the smallest fix.
      </p>
      <Picture
        name="plan"
        width={1440}
        height={900}
        alt="The plan screen: routes on the map, as a list and as a timeline"
        className="mt-8 rounded border border-line shadow-float"
      />
      <div className="grid gap-6 pt-5 text-3 md:grid-cols-3">
        <p>
          <b className="font-mid">Reasons, not refusals.</b>{' '}
          <span className="text-ink-2">
            An order that does not fit a plan says which rule stops it and what would help.
          </span>
        </p>
        <p>
          <b className="font-mid">Stop at any time.</b>{' '}
          <span className="text-ink-2">The engine shows what it gained and keeps the best plan.</span>
        </p>
        <p>
          <b className="font-mid">Real roads.</b>{' '}
          <span className="text-ink-2">
            One-way streets, turns and bridges are in every minute it counts.
          </span>
        </p>
      </div>
    </section>
  )
}

function LateSection() {
  return (
    <section aria-labelledby="late-title" className="mt-24 bg-[oklch(0.172_0.02_262)] text-white">
      <div className={cn(WIDTH, 'pt-20')}>
        <div className="grid gap-4 md:grid-cols-2">
          <h2 id="late-title" className="site-h2">
            See it late before it is late
          </h2>
          <p className="text-[17px]/[27px] text-[oklch(0.82_0.017_257)]">
            Every van, every promise, and the ones that are about to break, worst first.
          </p>
        </div>
        <div className="mt-8 max-h-[560px] overflow-hidden rounded-t border border-b-0 border-[oklch(0.302_0.024_262)]">
          <Picture
            name="live"
            width={1440}
            height={900}
            alt="The live screen in dark: vans on the map and the stops at risk"
          />
        </div>
      </div>
    </section>
  )
}

function RecipientSection() {
  return (
    <section aria-labelledby="recipient-title" className="overflow-hidden bg-sunk">
      <div className={cn(WIDTH, 'grid items-center gap-10 pt-16 md:grid-cols-[1fr_auto] lg:pr-24')}>
        <div className="max-w-[420px] md:pb-16">
          <h2 id="recipient-title" className="site-h2">
            One answer for the recipient
          </h2>
          <p className="pt-3 text-[17px]/[27px] text-ink-2">
            The tracking page says when, and why when it changes. Then where, who, and what can still be
            changed. In your colours, without an account.
          </p>
          <ButtonLink to="/track/demo" size="l" className="mt-6">
            See a tracking page
          </ButtonLink>
        </div>
        <div className="mx-auto h-[520px] w-[300px] overflow-hidden rounded-t-[36px] border-[9px] border-b-0 border-[oklch(0.2_0.03_262)] bg-white">
          <Picture
            name="track"
            width={780}
            height={1688}
            alt="A tracking page on a phone: the arrival time, the way so far and the van on the map"
          />
        </div>
      </div>
    </section>
  )
}

/** A drawn head for a sample person, because no real person said these words. */
function Portrait({ hue }: { hue: number }) {
  return (
    <svg viewBox="0 0 44 44" className="size-11 rounded-full" role="img" aria-label="Drawn portrait">
      <rect width="44" height="44" fill={`oklch(0.88 0.05 ${hue})`} />
      <circle cx="22" cy="18" r="8" fill={`oklch(0.58 0.09 ${hue})`} />
      <path d="M6 44c1-12 8-16 16-16s15 4 16 16z" fill={`oklch(0.5 0.08 ${hue})`} />
    </svg>
  )
}

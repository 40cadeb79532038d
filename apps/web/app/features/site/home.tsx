// The home page (requirements 2.4-1, 1-4).
import { CLAIMS } from '@dropwise/contracts'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClosingCall } from './closing-call.tsx'
import { FEATURES } from './features.ts'
import { DAY_FIGURES, DayDrawing } from '../../ui/day/day-drawing.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Picture } from './picture.tsx'
import { ProductMockup } from './product-mockups.tsx'
import { WIDTH } from './public-frame.tsx'
import { readerDistance } from './reader-distance.ts'
import { WordsOnTheWay } from './words-on-the-way.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { count, oneDecimal, percent } from '../../lib/number-text.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteFeaturesWords as featuresWords } from '../../lib/words/site-features.ts'
import { siteFrameWords as frameWords } from '../../lib/words/site-frame.ts'
import { siteHomeWords as words } from '../../lib/words/site-home.ts'

const TryOut = lazy(() => import('./try-out/try-out.tsx'))

const figures = () =>
  [
    [words('upTo', { percent: percent(CLAIMS.savingsPercent) }), words('lowerCost')],
    [words('outOf', { rating: count(CLAIMS.rating), best: CLAIMS.ratingOf }), words('customerRating')],
    [percent(CLAIMS.uptimePercent), words('uptime')],
    [words('trialDays', { days: BRAND.trialDays }), words('freeNoCard')],
  ] as const

/** Marketing sample data (requirements 1); the page says so beside them. */
const sampleTestimonials = () => [
  {
    quote: words('teaQuote'),
    name: 'Dana Whitcombe',
    role: words('operationsManager', { company: 'Fenwick Cold Chain' }),
    hue: 10,
  },
  {
    quote: words('reasonQuote'),
    name: 'Marcus Oyelaran',
    role: words('founder', { company: 'Northgate Parcels' }),
    hue: 150,
  },
  {
    quote: words('printoutQuote'),
    name: 'Irene Rask',
    role: words('headOfDispatch', { company: 'Harbour Lane Couriers' }),
    hue: 40,
  },
]

export function Home() {
  if (!useReaderWords(words, featuresWords)) return <WordsOnTheWay />
  return (
    <>
      <Hero />
      <section aria-label={words('inFigures')} className={cn(WIDTH, 'pb-2')}>
        <dl className="grid grid-cols-2 border-b border-line md:grid-cols-4">
          {figures().map(([figure, label], i) => (
            <div
              key={label}
              className={cn(
                'flex flex-col-reverse justify-end py-7 pe-4',
                i % 2 === 1 && 'border-s border-line ps-6',
                i === 2 && 'md:border-s md:border-line md:ps-6',
              )}
            >
              <dt className="text-3 text-ink-2">{label}</dt>
              <dd className="text-[28px]/[36px] font-strong tracking-[-0.015em] md:text-[34px]/[42px]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-2 text-2 text-ink-3">{words('illustrative')}</p>
      </section>
      <TryOutSection />
      <OneSelection />
      <section aria-labelledby="features-title" className={cn(WIDTH, 'pt-20')}>
        <h2 id="features-title" className="site-h2">
          {featuresWords('oneProduct')}
        </h2>
        <ul className="mt-10 grid border-t border-line-2 md:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map((feature, i) => (
            <li
              key={feature.id}
              className={cn(
                'border-b border-line py-7 md:px-7',
                i % 3 === 0 && 'lg:ps-0',
                i % 2 === 0 ? 'md:max-lg:ps-0' : 'md:border-s',
                i % 3 !== 0 ? 'lg:border-s' : 'lg:border-s-0',
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
          {words('whatDispatchersSay')}{' '}
          <span className="ms-2 inline-block rounded-s border border-line-2 px-2 py-0.5 align-middle text-2 font-text tracking-normal text-ink-2">
            {words('sampleTestimonials')}
          </span>
        </h2>
        <div className="mt-9 grid gap-8 md:grid-cols-3 md:gap-10">
          {sampleTestimonials().map((testimonial) => (
            <figure key={testimonial.name} className="border-t-2 border-ink pt-6">
              <blockquote className="text-[17px]/[27px]">{testimonial.quote}</blockquote>
              <figcaption className="flex items-center gap-3 pt-4">
                <Portrait hue={testimonial.hue} />
                <span className="text-2">
                  <span className="block font-mid">{testimonial.name}</span>
                  <span className="block text-ink-2">{testimonial.role}</span>
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
        className="hero-drawing absolute inset-x-0 bottom-0 -z-10 h-[320px] w-full md:inset-y-0 md:start-auto md:end-0 md:h-full md:w-[68%]"
      />
      <div
        className={cn(
          WIDTH,
          'flex flex-col items-start pt-28 pb-[360px] md:min-h-[724px] md:justify-center md:pt-24 md:pb-16',
        )}
      >
        <p className="inline-flex items-center gap-2 rounded border border-[oklch(0.52_0.06_260)] px-3 py-1 text-2 text-[oklch(0.92_0.02_258)]">
          <Calendar className="size-3.5" aria-hidden />
          {words('noCardTrial', { days: BRAND.trialDays })}
        </p>
        <h1
          id="hero-title"
          className="max-w-[8.4em] pt-6 text-[42px]/[45px] font-strong tracking-[-0.02em] md:text-[60px]/[62px]"
        >
          {words('heroTitle')}
        </h1>
        <p className="max-w-[500px] pt-6 text-[18px]/[28px] text-[oklch(0.9_0.025_258)] md:text-[20px]/[30px]">
          {words('heroLead', { percent: CLAIMS.savingsPercent })}
        </p>
        <div className="flex w-full flex-col gap-3 pt-8 md:w-auto md:flex-row">
          <ButtonLink to="/onboarding" variant="inverse" size="xl">
            {frameWords('startFreeTrial', { days: BRAND.trialDays })}
          </ButtonLink>
          <ButtonLink to="/features" variant="onDark" size="xl">
            <span>
              <RichText
                text={words('learnMore')}
                tags={{ hidden: (text) => <span className="sr-only">{text}</span> }}
              />
            </span>
          </ButtonLink>
        </div>
      </div>
      <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 bg-[color-mix(in_oklab,var(--deep)_85%,transparent)] px-6 py-2.5 text-2 text-[oklch(0.9_0.025_258)] md:start-auto md:end-6 md:bottom-6 md:rounded">
        <span>{words('sampleDay')}</span>
        <SampleFigure text={words('sampleStops', { count: DAY_FIGURES.stops })} />
        <SampleFigure text={words('sampleVans', { count: DAY_FIGURES.vans })} />
        <SampleFigure
          text={words('sampleDistance', { distance: oneDecimal(readerDistance(Number(DAY_FIGURES.miles))) })}
        />
      </p>
    </section>
  )
}

const SampleFigure = ({ text }: { text: string }) => (
  <span>
    <RichText text={text} tags={{ b: (figure) => <b className="font-strong text-white">{figure}</b> }} />
  </span>
)

/** The planner in the visitor's browser. Its code loads on demand. */
function TryOutSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="try-title" className={cn(WIDTH, 'pt-16')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="try-title" className="site-h2">
            {words('tryTitle')}
          </h2>
          <p className="max-w-[600px] pt-3 text-[17px]/[27px] text-ink-2">
            {words('tryLead', { stops: DAY_FIGURES.tryOutStops })}
          </p>
        </div>
        {!isOpen && (
          <Button variant="primary" size="l" onClick={() => setOpen(true)}>
            {words('optimize')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense
          fallback={
            <div
              className="mt-6 h-[420px] rounded bg-sunk md:h-[520px]"
              role="status"
              aria-label={words('loadingPlanner')}
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
        {words('oneSelection')}
      </h2>
      <p className="max-w-[600px] pt-3 text-[17px]/[27px] text-ink-2">{words('oneSelectionLead')}</p>
      <Picture
        name="plan"
        width={1440}
        height={900}
        alt={featuresWords('planScreen')}
        className="mt-8 rounded border border-line shadow-float"
      />
      <div className="grid gap-6 pt-5 text-3 md:grid-cols-3">
        {[words('reasons'), words('stopAnyTime'), words('realRoads')].map((text) => (
          <p key={text}>
            <RichText
              text={text}
              tags={{
                b: (name) => <b className="font-mid">{name}</b>,
                more: (rest) => <span className="text-ink-2">{rest}</span>,
              }}
            />
          </p>
        ))}
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
            {words('lateTitle')}
          </h2>
          <p className="text-[17px]/[27px] text-[oklch(0.82_0.017_257)]">{words('lateLead')}</p>
        </div>
        <div className="mt-8 max-h-[560px] overflow-hidden rounded-t border border-b-0 border-[oklch(0.302_0.024_262)]">
          <Picture name="live" width={1440} height={900} alt={featuresWords('liveScreen')} />
        </div>
      </div>
    </section>
  )
}

function RecipientSection() {
  return (
    <section aria-labelledby="recipient-title" className="overflow-hidden bg-sunk">
      <div className={cn(WIDTH, 'grid items-center gap-10 pt-16 md:grid-cols-[1fr_auto] lg:pe-24')}>
        <div className="max-w-[420px] md:pb-16">
          <h2 id="recipient-title" className="site-h2">
            {words('recipientTitle')}
          </h2>
          <p className="pt-3 text-[17px]/[27px] text-ink-2">{words('recipientLead')}</p>
          <ButtonLink to="/track/demo" size="l" className="mt-6">
            {words('seeTracking')}
          </ButtonLink>
        </div>
        <div className="mx-auto h-[520px] w-[300px] overflow-hidden rounded-t-[36px] border-[9px] border-b-0 border-[oklch(0.2_0.03_262)] bg-white">
          <Picture name="track" width={780} height={1688} alt={words('trackingScreen')} />
        </div>
      </div>
    </section>
  )
}

/** A drawn head for a sample person, because no real person said these words. */
function Portrait({ hue }: { hue: number }) {
  return (
    <svg viewBox="0 0 44 44" className="size-11 rounded-full" role="img" aria-label={words('drawnPortrait')}>
      <rect width="44" height="44" fill={`oklch(0.88 0.05 ${hue})`} />
      <circle cx="22" cy="18" r="8" fill={`oklch(0.58 0.09 ${hue})`} />
      <path d="M6 44c1-12 8-16 16-16s15 4 16 16z" fill={`oklch(0.5 0.08 ${hue})`} />
    </svg>
  )
}

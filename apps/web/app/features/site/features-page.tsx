// /features: six parts, each with a detail dialog (requirement 2.7-3). The URL names the open one.
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useUrlState } from '../../lib/url-state.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FEATURES, type Feature } from './content.ts'
import { DayDrawing } from '../../ui/day/day-drawing.tsx'
import { ClosingCall } from './closing-call.tsx'
import { ProductMockup } from './product-mockups.tsx'
import { WIDTH } from './public-frame.tsx'
import { TRIAL } from '../../lib/brand-of-page.ts'

export function FeaturesPage() {
  const [chosen, open] = useUrlState('feature')
  const index = FEATURES.findIndex((feature) => feature.id === chosen)
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">One product from order to doorstep</h1>
        <p className="site-lead">
          Six parts that share one day: what was ordered, what is planned, what happens, and who is notified.
        </p>
        <ul className="mt-12 grid border-t border-line-2 md:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map((feature, i) => (
            <li
              key={feature.id}
              className={cn(
                'border-b border-line py-8 md:px-7',
                i % 3 === 0 && 'lg:pl-0',
                i % 2 === 0 ? 'md:max-lg:pl-0' : 'md:border-l',
                i % 3 !== 0 ? 'lg:border-l' : 'lg:border-l-0',
              )}
            >
              <ProductMockup id={feature.id} />
              <h2 className="pt-5 text-4">{feature.title}</h2>
              <p className="pt-1 text-3 text-ink-2">{feature.short}</p>
              <button
                type="button"
                className="text-link mt-3 min-h-7 text-3"
                onClick={() => open(feature.id)}
                aria-haspopup="dialog"
              >
                See how it works<span className="sr-only">: {feature.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall />
      {index >= 0 && (
        <FeatureDialog
          feature={FEATURES[index]!}
          next={FEATURES[(index + 1) % FEATURES.length]!}
          onClose={() => open(null)}
          onOpen={open}
        />
      )}
    </>
  )
}

function FeatureDialog({
  feature,
  next,
  onClose,
  onOpen,
}: {
  feature: Feature
  next: Feature
  onClose: () => void
  onOpen: (id: string) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // The browser's modal dialog traps and restores the focus.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="feature-title"
      onClose={onClose}
      closedby="any"
      className="m-auto w-[min(960px,calc(100vw-32px))] overflow-hidden rounded bg-raised p-0 text-ink shadow-float backdrop:bg-[oklch(0.2_0.03_262/.5)]"
    >
      <div className="grid max-h-[calc(100dvh-48px)] overflow-y-auto lg:grid-cols-[5fr_6fr]">
        <div className="p-7 md:p-8">
          <h2 id="feature-title" className="text-5 tracking-[-0.015em]">
            {feature.title}
          </h2>
          <p className="pt-3 text-3 text-ink-2">{feature.long}</p>
          <dl className="mt-5 border-t border-line">
            {feature.facts.map(([name, text]) => (
              <div key={name} className="grid grid-cols-[128px_1fr] gap-3 border-b border-line py-2.5 text-3">
                <dt className="font-mid">{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-3 pt-6">
            <ButtonLink to="/onboarding" variant="primary" size="l">
              {`Start ${TRIAL.title} Free Trial`}
            </ButtonLink>
            <Button variant="quiet" size="l" onClick={() => onOpen(next.id)}>
              Next: {next.title.toLowerCase().replace('ai-', 'AI-')}
            </Button>
          </div>
        </div>
        <div className="relative order-first min-h-[180px] bg-(--deep) lg:order-none">
          <DayDrawing isStill className="absolute inset-0 size-full" />
        </div>
        <IconButton
          label="Close"
          variant="secondary"
          className="absolute top-3 right-3"
          onClick={() => dialog.current?.close()}
        >
          <X />
        </IconButton>
      </div>
    </dialog>
  )
}

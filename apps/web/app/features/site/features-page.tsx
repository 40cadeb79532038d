// /features: six parts, each with a detail dialog (requirement 2.7-3). The URL names the open one.
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useUrlState } from '../../lib/url-state.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FEATURES, type Feature } from './content.ts'
import { ClosingCall } from './closing-call.tsx'
import { FeaturePicture } from './feature-picture.tsx'
import { WIDTH } from './public-frame.tsx'
import { TRIAL } from '../../lib/brand-of-page.ts'

export function FeaturesPage() {
  const [openFeature, open] = useUrlState('feature')
  const index = FEATURES.findIndex((feature) => feature.id === openFeature)
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">One product from order to doorstep</h1>
        <p className="site-lead">
          Six parts that share one day: what was ordered, what is planned, what happens, and who is notified.
        </p>
        <ul className="mt-14 grid gap-20">
          {FEATURES.map((feature, i) => (
            <li
              key={feature.id}
              className="grid items-center gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12"
            >
              <div className={cn(i % 2 === 1 && 'md:order-last')}>
                <h2 className="text-5 tracking-[-0.015em]">{feature.title}</h2>
                <p className="pt-2 text-[17px]/[27px] text-ink-2">{feature.short}</p>
                <button
                  type="button"
                  className="text-link mt-4 min-h-7 text-3"
                  onClick={() => open(feature.id)}
                  aria-haspopup="dialog"
                >
                  See how it works<span className="sr-only">: {feature.title}</span>
                </button>
              </div>
              <FeaturePicture id={feature.id} />
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
        <div className="relative order-first flex min-h-[180px] items-center bg-sunk p-5 lg:order-none">
          <FeaturePicture id={feature.id} />
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

// /features: six parts, each with a detail dialog (requirement 2.7-3). The URL names the open one.
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIsLive } from '../../lib/is-live.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FEATURE_DETAILS } from './feature-details.ts'
import { FeaturePicture } from './feature-picture.tsx'
import { FEATURES, type Feature } from './features.ts'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteFeatureDetailsWords as words } from '../../lib/words/site-feature-details.ts'
import { siteFeaturesWords as featuresWords } from '../../lib/words/site-features.ts'
import { siteFrameWords as frameWords } from '../../lib/words/site-frame.ts'

export function FeaturesPage() {
  const [openFeature, open] = useUrlState('feature')
  const hasWords = useReaderWords(words, featuresWords)
  // Prerendering knows no query, so the dialog opens after hydration.
  const isLive = useIsLive()
  const index = isLive ? FEATURES.findIndex((feature) => feature.id === openFeature) : -1
  if (!hasWords) return <WordsOnTheWay />
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">{featuresWords('oneProduct')}</h1>
        <p className="site-lead">{words('lead')}</p>
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
                  disabled={!isLive}
                  onClick={() => open(feature.id)}
                  aria-haspopup="dialog"
                >
                  <RichText
                    text={words('seeHowItWorks', { feature: feature.title })}
                    tags={{ hidden: (text) => <span className="sr-only">{text}</span> }}
                  />
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
  const { long, facts } = FEATURE_DETAILS[feature.id]()
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
          <p className="pt-3 text-3 text-ink-2">{long}</p>
          <dl className="mt-5 border-t border-line">
            {facts.map(([name, text]) => (
              <div key={name} className="grid grid-cols-[128px_1fr] gap-3 border-b border-line py-2.5 text-3">
                <dt className="font-mid">{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-3 pt-6">
            <ButtonLink to="/onboarding" variant="primary" size="l">
              {frameWords('startFreeTrial', { days: BRAND.trialDays })}
            </ButtonLink>
            <Button variant="quiet" size="l" onClick={() => onOpen(next.id)}>
              {FEATURE_DETAILS[next.id]().next}
            </Button>
          </div>
        </div>
        <div className="relative order-first flex min-h-[180px] items-center bg-sunk p-5 lg:order-none">
          <FeaturePicture id={feature.id} />
        </div>
        <IconButton
          label={words('close')}
          variant="secondary"
          className="absolute top-3 end-3"
          onClick={() => dialog.current?.close()}
        >
          <X />
        </IconButton>
      </div>
    </dialog>
  )
}

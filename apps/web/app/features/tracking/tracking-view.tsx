// One delivery, on its page or in the recipient's area. Phone: map below the answer; desk: beside everything.
import { lazy, useEffect, type ReactNode } from 'react'
import { pageTitle, TRACKING_ENGLISH, type TrackingCode, type TrackingResponse } from '@dropwise/contracts'
import { ApiError, describeError } from '../../lib/api.ts'
import { brandStyle } from '../../lib/brand.ts'
import { canBeTracked, canonicalNumber } from '../../lib/data/tracking.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { BrandTile } from '../../ui/brand-tile.tsx'
import { cn } from '../../ui/cn.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { useMapLater } from '../../ui/map/use-map-later.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { TrackingActions } from './actions.tsx'
import { AnswerHead } from './answer-head.tsx'
import { ContactDriver } from './contact-driver.tsx'
import { MapSketch } from './map-sketch.tsx'
import { DeliveryFacts, DriverLine, PackageDetails, WhatHappened } from './details.tsx'
import { InLanguage, LanguageChoice, useReaderLanguage } from './language.tsx'
import { RefreshLine } from './refresh-line.tsx'
import { TrackForm } from './track-form.tsx'
import { useAnswerClock, useTracking } from './use-tracking.ts'

const TrackingMap = lazy(() => import('./tracking-map.tsx'))

type Place = 'page' | 'shell'

function PageHead({ tracking }: { tracking: TrackingResponse }) {
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-2.5 border-b border-line px-4 md:px-8">
      <BrandTile name={tracking.brand.name} logoUrl={tracking.brand.logoUrl} />
      <span className="min-w-0 truncate text-3 font-strong">{tracking.brand.name}</span>
      <span className="ms-auto shrink-0 text-2 text-ink-2">{tracking.reference}</span>
    </header>
  )
}

/** Pasted text may be very long. */
const shortened = (typed: string): string => (typed.length > 60 ? `${typed.slice(0, 60)}…` : typed)

function NotFound({ base, first }: { base: '/track' | '/customer/track'; first: string }) {
  const { words } = useTrackingLanguage()
  const [before, after] = words.nothingUnder.split('{number}')
  return (
    <section className="mx-auto w-full max-w-[560px] px-4 py-12 md:py-20">
      <h1 className="text-4">{words.notFound}</h1>
      <p className="pt-2 pb-5 text-3 text-ink-2">
        {first ? (
          <>
            {before}
            <strong className="font-strong break-all text-ink">{shortened(first)}</strong>
            {after}{' '}
          </>
        ) : null}
        {words.whereNumberIs}
      </p>
      <TrackForm base={base} first={first} />
    </section>
  )
}

function Waiting() {
  const { words } = useTrackingLanguage()
  return (
    <div
      role="status"
      aria-label={words.loading}
      // Reserves the final height on a phone, so the footer does not jump.
      className="late-in w-full px-4 py-6 max-lg:min-h-dvh md:max-w-[512px] md:px-8"
    >
      <Skeleton className="h-7 w-36" />
      <Skeleton className="mt-6 h-3 w-28" />
      <Skeleton className="mt-3 h-12 w-64" />
      <Skeleton className="mt-4 h-4 w-56" />
      <Skeleton className="mt-8 h-1.5 w-full" />
      <Skeleton className="mt-8 h-11 w-full" />
    </div>
  )
}

function Ready({
  tracking,
  place,
  isLive,
  query,
  onLanguage,
  children,
}: {
  tracking: TrackingResponse
  place: Place
  /** Only where the page is translated. */
  onLanguage?: (code: TrackingCode) => void
  children?: ReactNode
} & ReturnType<typeof useTracking>) {
  const language = useTrackingLanguage()
  const now = useAnswerClock(tracking, query.dataUpdatedAt)
  const size = useLayoutSize()
  const hasMap = useMapLater(size === 'desk')
  const title = pageTitle(tracking, now, language)
  useEffect(() => {
    document.title = title
  }, [title])
  const isShell = place === 'shell'
  return (
    <div
      data-brand
      style={brandStyle(tracking.brand.color)}
      className={cn(
        'flex flex-col bg-surface lg:flex-row',
        isShell ? 'min-h-0 lg:mx-auto lg:w-full lg:max-w-[1152px] lg:items-start' : 'flex-1 lg:min-h-0',
      )}
    >
      <div
        className={cn(
          'max-lg:contents lg:flex lg:w-[512px] lg:shrink-0 lg:flex-col lg:border-e lg:border-line-2',
          isShell && 'lg:w-[480px]',
        )}
      >
        {!isShell && (
          <div className="order-1 lg:order-none">
            <PageHead tracking={tracking} />
          </div>
        )}
        <div className="max-lg:contents lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
          <div className="order-1">
            <AnswerHead tracking={tracking} now={now} />
          </div>
          <div className="order-3">
            <TrackingActions tracking={tracking} />
          </div>
          <div className="order-4">
            <DriverLine tracking={tracking} />
            <ContactDriver tracking={tracking} />
            {children}
            <DeliveryFacts tracking={tracking} now={now} />
            <WhatHappened tracking={tracking} now={now} />
            <PackageDetails tracking={tracking} />
            {onLanguage && <LanguageChoice onChoose={onLanguage} />}
          </div>
        </div>
        <RefreshLine
          className="order-5 shrink-0 max-lg:mt-auto lg:order-none"
          updatedAt={query.dataUpdatedAt}
          timeZone={tracking.timeZone}
          isLive={isLive}
          isFetching={query.isFetching}
          hasFailed={query.isRefetchError}
          onRefresh={() => void query.refetch()}
        />
      </div>
      <div
        className={cn(
          'relative order-2 h-[306px] lg:order-none shrink-0 bg-[var(--m-land)] lg:flex-1 lg:shrink',
          isShell ? 'lg:sticky lg:top-0 lg:h-[calc(100dvh-61px)] lg:max-h-[760px]' : 'lg:h-full',
        )}
      >
        {!hasMap && <MapSketch tracking={tracking} />}
        {hasMap && (
          <LatePart waiting={<MapSketch tracking={tracking} />}>
            <TrackingMap tracking={tracking} controls={size === 'desk' ? 'full' : 'none'} />
          </LatePart>
        )}
      </div>
    </div>
  )
}

/** The delivery of a tracking number in the path, in all states. */
export function TrackingView({
  number: typed,
  place,
  children,
}: {
  number: string
  place: Place
  /** Content of the signed-in area, below the driver. */
  children?: ReactNode
}) {
  const number = canonicalNumber(typed)
  const followed = useTracking(number)
  const reader = useReaderLanguage(followed.query.data?.brand.language)
  const state = (
    <TrackingState typed={typed} place={place} followed={followed} onLanguage={reader.choose}>
      {children}
    </TrackingState>
  )
  // The surrounding signed-in area has its own language.
  if (place === 'shell') return state
  return (
    <InLanguage language={reader.language ?? TRACKING_ENGLISH}>
      {reader.language ? state : <Waiting />}
    </InLanguage>
  )
}

function TrackingState({
  typed,
  place,
  followed,
  onLanguage,
  children,
}: {
  typed: string
  place: Place
  followed: ReturnType<typeof useTracking>
  onLanguage: (code: TrackingCode) => void
  children: ReactNode
}) {
  const { query } = followed
  const { words } = useTrackingLanguage()
  const base = place === 'page' ? '/track' : '/customer/track'
  const isUnknown =
    !canBeTracked(canonicalNumber(typed)) || (query.error instanceof ApiError && query.error.status === 404)
  if (isUnknown) return <NotFound base={base} first={typed} />
  if (query.data)
    return (
      <Ready
        tracking={query.data}
        place={place}
        onLanguage={place === 'page' ? onLanguage : undefined}
        {...followed}
      >
        {children}
      </Ready>
    )
  if (!query.isError) return <Waiting />
  return (
    <ErrorState
      title={words.couldNotLoad}
      {...describeError(query.error)}
      onRetry={() => void query.refetch()}
      className="mx-auto max-w-[560px]"
    />
  )
}

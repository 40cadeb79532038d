// /customer/feedback/{number}: how it went. Only the stars are needed; the points are booked before the page says so.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  DELIVERY_SPEEDS,
  DRIVER_RATINGS,
  FEEDBACK_POINTS,
  FEEDBACK_REDIRECT_MS,
  PACKAGE_CONDITIONS,
  RECOMMEND_CHOICES,
  type TrackingResponse,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { count, plural } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { answerOf } from '../../lib/tracking-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { INPUT } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { giveFeedback, ownKey, pointsQuery } from './api.ts'
import { Question, WideSegments } from './choices.tsx'
import { Page } from './shell.tsx'
import { StarChoice, StarsShown } from './stars.tsx'

const COMMENTS_LIMIT = 2_000
/** Under which the last feedback is kept here too (ROWS 2.11-6). */
const LAST_FEEDBACK_KEY = 'lastFeedback'

const CONDITION = { perfect: 'Perfect', minor_damage: 'Minor damage', damaged: 'Damaged' } as const
const SPEED = { early: 'Early', on_time: 'On time', late: 'Late' } as const
const DRIVER = { excellent: 'Excellent', good: 'Good', poor: 'Poor' } as const
const RECOMMEND = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const
const items = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))

function ThankYou({ rating, points }: { rating: number; points: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/customer'), FEEDBACK_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-[420px] flex-col items-center py-14 text-center max-md:px-4"
    >
      <StarsShown rating={rating} size={24} />
      <h1 className="pt-4 text-5">Thank You for Your Feedback!</h1>
      <p className="pt-2 text-3 text-ink-2">
        Your driver and the dispatchers read it, and you've earned {FEEDBACK_POINTS} loyalty points.
      </p>
      <p className="flex items-baseline gap-4 pt-6 tabular-nums">
        <span className="text-4 text-ink-2">{count(points - FEEDBACK_POINTS)}</span>
        <ArrowRight className="size-4 self-center text-ink-3" aria-label="to" />
        <span className="text-[44px]/[48px] font-strong">{count(points)}</span>
        <span className="text-3 text-ink-2">points</span>
      </p>
      <ButtonLink size="l" to="/customer" className="mt-8 w-full">
        Back to your deliveries
      </ButtonLink>
      <p className="pt-2 text-2 text-ink-2">Goes back by itself in {FEEDBACK_REDIRECT_MS / 1000} s</p>
    </div>
  )
}

function FeedbackForm({
  tracking,
  points,
  onDone,
}: {
  tracking: TrackingResponse
  points: number
  onDone: (rating: number, points: number) => void
}) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const [rating, setRating] = useState(0)
  const [condition, setCondition] = useState<(typeof PACKAGE_CONDITIONS)[number] | null>(null)
  const [speed, setSpeed] = useState<(typeof DELIVERY_SPEEDS)[number] | null>(null)
  const [driver, setDriver] = useState<(typeof DRIVER_RATINGS)[number] | null>(null)
  const [recommends, setRecommends] = useState<(typeof RECOMMEND_CHOICES)[number] | null>(null)
  const [comments, setComments] = useState('')

  const submit = useMutation({
    mutationFn: () =>
      giveFeedback(tracking.trackingNumber, {
        rating,
        package_condition: condition,
        delivery_speed: speed,
        driver_rating: driver,
        recommends,
        comments,
      }),
    onSuccess: (total) => {
      localStorage.setItem(
        LAST_FEEDBACK_KEY,
        JSON.stringify({
          deliveryId: tracking.trackingNumber,
          rating,
          packageCondition: condition,
          deliverySpeed: speed,
          driverService: driver,
          wouldRecommend: recommends,
          comments,
          at: new Date().toISOString(),
        }),
      )
      onDone(rating, total)
      void queries.invalidateQueries({ queryKey: ownKey(userId) })
    },
  })
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (rating > 0) submit.mutate()
  }
  const answer = answerOf(tracking, new Date(tracking.clock))
  const failure = submit.error ? describeError(submit.error) : null
  return (
    <form onSubmit={onSubmit} className="grid lg:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex flex-col gap-6 py-7 max-md:gap-5 max-md:py-4 lg:max-w-[740px] lg:border-r lg:border-line lg:pr-11">
        <header className="max-md:text-center">
          <h1 className="text-5 max-md:text-4">How was your delivery?</h1>
          <p className="text-3 text-ink-2 max-md:text-2">
            {tracking.reference} from {tracking.brand.name}, {answer.lead.toLowerCase()}, {answer.headline}
          </p>
        </header>
        <StarChoice value={rating} onChange={setRating} />
        <div className="grid gap-x-7 gap-y-5 md:grid-cols-2">
          <Question title="The package">
            <WideSegments
              label="The package"
              value={condition}
              onChange={setCondition}
              items={items(PACKAGE_CONDITIONS, CONDITION)}
            />
          </Question>
          <Question title="It came">
            <WideSegments
              label="It came"
              value={speed}
              onChange={setSpeed}
              items={items(DELIVERY_SPEEDS, SPEED)}
            />
          </Question>
          <Question title={tracking.driver ? `The driver, ${tracking.driver.firstName}` : 'The driver'}>
            <WideSegments
              label="The driver"
              value={driver}
              onChange={setDriver}
              items={items(DRIVER_RATINGS, DRIVER)}
            />
          </Question>
          <Question title={`Would you recommend ${tracking.brand.name}?`}>
            <WideSegments
              label="Would you recommend us?"
              value={recommends}
              onChange={setRecommends}
              items={items(RECOMMEND_CHOICES, RECOMMEND)}
            />
          </Question>
        </div>
        <Question title="Comments">
          <textarea
            aria-label="Comments"
            rows={4}
            maxLength={COMMENTS_LIMIT}
            value={comments}
            onChange={(event) => setComments(event.target.value)}
            className={cn(INPUT, 'min-h-[92px] py-2 text-3')}
          />
        </Question>
        {failure && (
          <p
            role="alert"
            className="rounded border border-line-2 border-l-[3px] border-l-bad px-3 py-2 text-2"
          >
            {failure.message} {failure.hint}
          </p>
        )}
        <div className="flex items-center gap-4 max-md:sticky max-md:bottom-16 max-md:-mx-4 max-md:-mb-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3">
          <button
            type="submit"
            disabled={rating === 0 || submit.isPending}
            className="h-11 rounded bg-(--tb) px-4 text-3 font-mid text-white hover:enabled:bg-(--tb-dark) disabled:opacity-45 max-md:w-full md:w-[200px]"
          >
            {submit.isPending ? 'Sending' : 'Submit'}
          </button>
          <span className="text-2 text-ink-2 max-md:hidden">Only the stars are needed</span>
        </div>
      </div>
      <div className="flex flex-col gap-6 py-7 max-lg:hidden lg:pl-9">
        <div>
          <h2 className="pb-2 text-3 tracking-normal">What was delivered</h2>
          <KeyValues
            labelWidth={100}
            rows={[
              ['Parcels', plural(tracking.parcels.packages, 'parcel')],
              ['To', tracking.destination.street],
              ['When', `${answer.lead.replace('Delivered ', '')}, ${answer.headline}`],
              ['Driver', [tracking.driver?.firstName, tracking.vehicle].filter(Boolean).join(', ')],
            ]}
          />
        </div>
        <div>
          <h2 className="pb-1 text-3 tracking-normal">Your points</h2>
          <p className="flex items-baseline gap-2.5 text-4 font-strong tabular-nums">
            {count(points)} <ArrowRight className="size-3.5 self-center text-ink-3" aria-label="to" />{' '}
            {count(points + FEEDBACK_POINTS)} <span className="text-3 font-text text-ink-2">after this</span>
          </p>
        </div>
      </div>
    </form>
  )
}

/** One delivery's feedback, in every state it can be in. */
export function FeedbackPage({ number }: { number: string }) {
  const { userId } = useUser()
  const tracking = useQuery({ ...trackingQuery(number), refetchInterval: false as const })
  const points = useQuery(pointsQuery(userId))
  const [done, setDone] = useState<{ rating: number; points: number } | null>(null)
  if (done) return <ThankYou {...done} />
  if (tracking.isError)
    return (
      <Page>
        <ErrorState
          title="Your delivery could not be loaded"
          {...describeError(tracking.error)}
          onRetry={() => void tracking.refetch()}
        />
      </Page>
    )
  if (!tracking.data)
    return (
      <Page>
        <div role="status" aria-label="Loading your delivery" className="late-in py-8">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="mt-6 h-12 w-72" />
        </div>
      </Page>
    )
  if (tracking.data.status !== 'delivered') {
    return (
      <Page>
        <EmptyState
          title="This parcel is not delivered yet"
          action={
            <ButtonLink variant="primary" to={`/customer/track/${number}`}>
              See where it is
            </ButtonLink>
          }
        >
          Feedback can be given once it is there. It books {FEEDBACK_POINTS} loyalty points.
        </EmptyState>
      </Page>
    )
  }
  const sum = points.data?.reduce((total, row) => total + row.points, 0) ?? 0
  return (
    <Page>
      <FeedbackForm
        tracking={tracking.data}
        points={sum}
        onDone={(rating, total) => setDone({ rating, points: total })}
      />
    </Page>
  )
}

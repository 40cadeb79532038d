// Feedback form: stars, then four optional questions and a comment.
import { ArrowRight } from 'lucide-react'
import { Controller, useWatch, type Control } from 'react-hook-form'
import {
  DELIVERY_SPEEDS,
  DRIVER_RATINGS,
  FEEDBACK_POINTS,
  PACKAGE_CONDITIONS,
  RECOMMEND_CHOICES,
  answerOf,
  type TrackingAnswer,
  type TrackingResponse,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { count, plural } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { cn } from '../../ui/cn.ts'
import { INPUT } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Question, WideSegments } from './choices.tsx'
import { PhotoField } from './photo-field.tsx'
import { StarChoice } from './stars.tsx'
import { COMMENTS_LIMIT, useFeedback, type FeedbackValues } from './use-feedback.ts'

type FeedbackControl = Control<FeedbackValues, unknown, FeedbackValues>

const CONDITION = { perfect: 'Perfect', minor_damage: 'Minor damage', damaged: 'Damaged' } as const
const SPEED = { early: 'Early', on_time: 'On time', late: 'Late' } as const
const DRIVER = { excellent: 'Excellent', good: 'Good', poor: 'Poor' } as const
const RECOMMEND = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const
const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

interface Asked {
  name: 'packageCondition' | 'deliverySpeed' | 'driverRating' | 'recommendService'
  title: string
  /** The choice's name, when the title contains a person or company. */
  label?: string
  items: { value: string; label: string }[]
}

function questionsFor({ driver, brand }: TrackingResponse): Asked[] {
  return [
    { name: 'packageCondition', title: 'The package', items: choices(PACKAGE_CONDITIONS, CONDITION) },
    { name: 'deliverySpeed', title: 'It came', items: choices(DELIVERY_SPEEDS, SPEED) },
    {
      name: 'driverRating',
      title: driver ? `The driver, ${driver.firstName}` : 'The driver',
      label: 'The driver',
      items: choices(DRIVER_RATINGS, DRIVER),
    },
    {
      name: 'recommendService',
      title: `Would you recommend ${brand.name}?`,
      label: 'Would you recommend us?',
      items: choices(RECOMMEND_CHOICES, RECOMMEND),
    },
  ]
}

function Questions({ tracking, control }: { tracking: TrackingResponse; control: FeedbackControl }) {
  return (
    <div className="grid gap-x-7 gap-y-5 md:grid-cols-2">
      {questionsFor(tracking).map(({ name, title, label = title, items }) => (
        <Question key={name} title={title}>
          <Controller
            control={control}
            name={name}
            render={({ field }) => (
              <WideSegments label={label} value={field.value} onChange={field.onChange} items={items} />
            )}
          />
        </Question>
      ))}
    </div>
  )
}

function Failure({ failure }: { failure: unknown }) {
  if (failure === null) return null
  const { message, hint } = describeError(failure)
  return (
    <p role="alert" className="rounded border border-line-2 border-l-[3px] border-l-bad px-3 py-2 text-2">
      {message} {hint}
    </p>
  )
}

function SubmitRow({ rating, isSubmitting }: { rating: number; isSubmitting: boolean }) {
  return (
    <div className="flex items-center gap-4 max-md:sticky max-md:bottom-16 max-md:-mx-4 max-md:-mb-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3">
      <button
        type="submit"
        disabled={rating === 0 || isSubmitting}
        className="h-11 rounded bg-(--tb) px-4 text-3 font-mid text-white hover:enabled:bg-(--tb-dark) disabled:opacity-45 max-md:w-full md:w-[200px]"
      >
        {isSubmitting ? 'Sending' : 'Submit'}
      </button>
      <span className="text-2 text-ink-2 max-md:hidden">Only the stars are required</span>
    </div>
  )
}

/** The delivery, and points before and after. */
function Beside({
  tracking,
  answer,
  points,
}: {
  tracking: TrackingResponse
  answer: TrackingAnswer
  points: number
}) {
  return (
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
  )
}

interface FeedbackFormProps {
  tracking: TrackingResponse
  points: number
  onDone: (rating: number, points: number) => void
}

export function FeedbackForm({ tracking, points, onDone }: FeedbackFormProps) {
  const fields = useFeedback(tracking, onDone)
  const { control, register } = fields.form
  const { userId } = useUser()
  const rating = useWatch({ control, name: 'rating' })
  const answer = answerOf(tracking, new Date(tracking.clock))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        fields.submit()
      }}
      className="grid lg:grid-cols-[minmax(0,1fr)_376px]"
    >
      <div className="flex flex-col gap-6 py-7 max-md:gap-5 max-md:py-4 lg:max-w-[740px] lg:border-r lg:border-line lg:pr-11">
        <header className="max-md:text-center">
          <h1 className="text-5 max-md:text-4">How was your delivery?</h1>
          <p className="text-3 text-ink-2 max-md:text-2">
            {tracking.reference} from {tracking.brand.name}, {answer.lead.toLowerCase()}, {answer.headline}
          </p>
        </header>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <StarChoice value={field.value} onChange={field.onChange} />}
        />
        <Questions tracking={tracking} control={control} />
        <Question title="Comments">
          <textarea
            aria-label="Comments"
            rows={4}
            maxLength={COMMENTS_LIMIT}
            className={cn(INPUT, 'min-h-[92px] py-2 text-3')}
            {...register('comments')}
          />
        </Question>
        <Question title="Photos">
          <Controller
            control={control}
            name="photos"
            render={({ field }) => (
              <PhotoField userId={userId} value={field.value} onChange={field.onChange} />
            )}
          />
        </Question>
        <Failure failure={fields.failure} />
        <SubmitRow rating={rating} isSubmitting={fields.isSubmitting} />
      </div>
      <Beside tracking={tracking} answer={answer} points={points} />
    </form>
  )
}

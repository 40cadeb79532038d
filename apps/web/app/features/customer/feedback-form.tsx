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
  isEnglish,
  type TrackingAnswer,
  type TrackingResponse,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { count, listText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { commonWords } from '../../lib/words/common.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { cn } from '../../ui/cn.ts'
import { INPUT } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Question, WideSegments } from './choices.tsx'
import { PhotoField } from './photo-field.tsx'
import { StarChoice } from './stars.tsx'
import { COMMENTS_LIMIT, useFeedback, type FeedbackValues } from './use-feedback.ts'

type FeedbackControl = Control<FeedbackValues, unknown, FeedbackValues>

const CONDITION = { perfect: 'perfect', minor_damage: 'minorDamage', damaged: 'damaged' } as const
const SPEED = { early: 'early', on_time: 'onTime', late: 'late' } as const
const DRIVER = { excellent: 'ratingExcellent', good: 'ratingGood', poor: 'ratingPoor' } as const
const RECOMMEND = { yes: 'yes', maybe: 'maybe', no: 'no' } as const
type Label =
  | (typeof CONDITION)[keyof typeof CONDITION]
  | (typeof SPEED)[keyof typeof SPEED]
  | (typeof DRIVER)[keyof typeof DRIVER]
  | (typeof RECOMMEND)[keyof typeof RECOMMEND]
const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, Label>) =>
  values.map((value) => ({ value, label: words(labels[value]) }))

interface FeedbackQuestion {
  name: 'packageCondition' | 'deliverySpeed' | 'driverRating' | 'recommendService'
  title: string
  /** The choice's name, when the title contains a person or company. */
  label?: string
  items: { value: string; label: string }[]
}

function questionsFor({ driver, brand }: TrackingResponse): FeedbackQuestion[] {
  return [
    { name: 'packageCondition', title: words('thePackage'), items: choices(PACKAGE_CONDITIONS, CONDITION) },
    { name: 'deliverySpeed', title: words('itCame'), items: choices(DELIVERY_SPEEDS, SPEED) },
    {
      name: 'driverRating',
      title: driver ? words('theDriverNamed', { name: driver.firstName }) : words('theDriver'),
      label: words('theDriver'),
      items: choices(DRIVER_RATINGS, DRIVER),
    },
    {
      name: 'recommendService',
      title: words('recommend', { company: brand.name }),
      label: words('recommendUs'),
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
    <p role="alert" className="rounded border border-line-2 border-s-[3px] border-s-bad px-3 py-2 text-2">
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
        {isSubmitting ? commonWords('sending') : words('submit')}
      </button>
      <span className="text-2 text-ink-2 max-md:hidden">{words('onlyStars')}</span>
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
  const { words: trackingWords } = useTrackingLanguage()
  return (
    <div className="flex flex-col gap-6 py-7 max-lg:hidden lg:ps-9">
      <div>
        <h2 className="pb-2 text-3 tracking-normal">{words('whatWasDelivered')}</h2>
        <KeyValues
          labelWidth={100}
          rows={[
            [trackingWords.parcels, count(tracking.parcels.packages)],
            [trackingWords.to, tracking.destination.street],
            [words('when'), listText([answer.lead, answer.headline])],
            [
              trackingWords.driver,
              listText([tracking.driver?.firstName, tracking.vehicle].filter((part) => part != null)),
            ],
          ]}
        />
      </div>
      <div>
        <h2 className="pb-1 text-3 tracking-normal">{words('yourPoints')}</h2>
        <p className="flex items-baseline gap-2.5 text-4 font-strong tabular-nums">
          {count(points)}{' '}
          <ArrowRight
            className="size-3.5 self-center text-ink-3 rtl:-scale-x-100"
            aria-label={words('pointsTo')}
          />{' '}
          {count(points + FEEDBACK_POINTS)}{' '}
          <span className="text-3 font-text text-ink-2">{words('afterThis')}</span>
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
  const language = useTrackingLanguage()
  const answer = answerOf(tracking, new Date(tracking.clock), language)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        fields.submit()
      }}
      className="grid lg:grid-cols-[minmax(0,1fr)_376px]"
    >
      <div className="flex flex-col gap-6 py-7 max-md:gap-5 max-md:py-4 lg:max-w-[740px] lg:border-e lg:border-line lg:pe-11">
        <header className="max-md:text-center">
          <h1 className="text-5 max-md:text-4">{words('howWasIt')}</h1>
          <p className="text-3 text-ink-2 max-md:text-2">
            {words('aboutDelivery', {
              reference: tracking.reference,
              company: tracking.brand.name,
              when: listText([
                isEnglish(language) ? answer.lead.toLowerCase() : answer.lead,
                answer.headline,
              ]),
            })}
          </p>
        </header>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <StarChoice value={field.value} onChange={field.onChange} />}
        />
        <Questions tracking={tracking} control={control} />
        <Question title={words('comments')}>
          <textarea
            aria-label={words('comments')}
            rows={4}
            maxLength={COMMENTS_LIMIT}
            className={cn(INPUT, 'min-h-[92px] py-2 text-3')}
            {...register('comments')}
          />
        </Question>
        <Question title={words('photos')}>
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

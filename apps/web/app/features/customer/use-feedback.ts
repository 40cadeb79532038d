// Feedback on one delivery: form, sending, and the local copy.
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import {
  DELIVERY_SPEEDS,
  DRIVER_RATINGS,
  PACKAGE_CONDITIONS,
  RECOMMEND_CHOICES,
  type TrackingResponse,
} from '@dropwise/contracts'
import { useUser } from '../../lib/session-context.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { giveFeedback } from './api/feedback.ts'
import { ownKey } from './api/own.ts'

export const COMMENTS_LIMIT = 2_000
export const LAST_FEEDBACK_KEY = 'lastFeedback'

/** Only stars are required; 0 means none yet. */
const feedbackForm = z.object({
  rating: z.number().int().min(0).max(5),
  packageCondition: z.enum(PACKAGE_CONDITIONS).nullable(),
  deliverySpeed: z.enum(DELIVERY_SPEEDS).nullable(),
  driverRating: z.enum(DRIVER_RATINGS).nullable(),
  recommendService: z.enum(RECOMMEND_CHOICES).nullable(),
  comments: z.string().max(COMMENTS_LIMIT),
  photos: z.array(z.string()),
})
export type FeedbackValues = z.output<typeof feedbackForm>

const EMPTY: FeedbackValues = {
  rating: 0,
  packageCondition: null,
  deliverySpeed: null,
  driverRating: null,
  recommendService: null,
  comments: '',
  photos: [],
}

/** Stores the feedback under `lastFeedback` (requirement 2.11-6), if the browser has storage. */
function rememberFeedback(deliveryId: string, feedback: FeedbackValues, now: Date): void {
  const { photos: _sent, ...values } = feedback
  const storedFeedback = { deliveryId, ...values, timestamp: now.toISOString() }
  try {
    localStorage.setItem(LAST_FEEDBACK_KEY, JSON.stringify(storedFeedback))
  } catch {
    // Storage is full or disabled; the server has the feedback.
  }
}

export function useFeedback(
  { trackingNumber }: TrackingResponse,
  onDone: (rating: number, points: number) => void,
) {
  const { userId } = useUser()
  const queries = useQueryClient()
  return useSchemaForm({
    schema: feedbackForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      if (values.rating === 0) return
      const points = await giveFeedback(trackingNumber, {
        rating: values.rating,
        package_condition: values.packageCondition,
        delivery_speed: values.deliverySpeed,
        driver_rating: values.driverRating,
        recommends: values.recommendService,
        comments: values.comments,
        photos: values.photos,
      })
      rememberFeedback(trackingNumber, values, new Date())
      onDone(values.rating, points)
      await queries.invalidateQueries({ queryKey: ownKey(userId) })
    },
  })
}

// Title and sentence of a notification in the page's language. Those of a delivery come in the reader's language; what
// the database writes itself is English, and its values are read back from it.
import { valuesIn } from '@dropwise/contracts'
import { currentLanguage } from '../../lib/language.ts'
import { dayShort, windowText } from '../../lib/format.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import type { Notification } from './api/notifications.ts'

type Text = Pick<Notification, 'title' | 'message'>
type Stored = Pick<Notification, 'type' | 'title' | 'message' | 'created_at'>

const isEnglish = (): boolean => currentLanguage().startsWith('en')

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu 16 Apr` as an ISO day: the first such day on or after the notification's, less one for its time zone. */
function dayAfter(at: string, text: string): string | null {
  const [, day = '', month = ''] = /^\w{3} (\d{1,2}) (\w{3})$/.exec(text) ?? []
  if (!MONTHS.includes(month)) return null
  const ending = `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const earliest = new Date(Date.parse(at) - 86_400_000).toISOString().slice(0, 10)
  const year = Number(earliest.slice(0, 4))
  const isNextYear = `${year}${ending}` < earliest
  return `${year + (isNextYear ? 1 : 0)}${ending}`
}

function messageText({ title, message }: Stored): Text | null {
  const name = valuesIn(title, 'Message from {name}')?.name
  if (name === undefined) return null
  // Texts that people wrote are not translated.
  return {
    title: name === 'your driver' ? words('messageFromDriver') : words('messageFrom', { name }),
    message,
  }
}

function movedText({ title, message, created_at: at }: Stored): Text | null {
  const moved = valuesIn(title, 'Moved to {day}, {from}-{to}')
  const reference = valuesIn(message, '{reference}, as you asked')?.reference
  const day = moved?.day === undefined ? null : dayAfter(at, moved.day)
  if (!moved?.from || !moved.to || day === null || reference === undefined) return null
  return {
    title: words('movedTo', {
      day: dayShort(day),
      hours: windowText(`${day}T${moved.from}Z`, `${day}T${moved.to}Z`, 'UTC'),
    }),
    message: words('asYouAsked', { reference }),
  }
}

function pointsText({ title, message }: Stored): Text | null {
  const points = valuesIn(title, '{points} loyalty points booked')?.points
  const reference = valuesIn(message, 'For your feedback on {reference}')?.reference
  if (points === undefined || reference === undefined) return null
  return {
    title: words('pointsBooked', { count: Number(points) }),
    message: words('forFeedbackOn', { reference }),
  }
}

/** What points were booked for, in their list. */
export function pointsReason(stored: string): string {
  const reference = isEnglish() ? undefined : valuesIn(stored, 'Feedback, {reference}')?.reference
  return reference === undefined ? stored : words('forFeedbackOn', { reference })
}

const TEXTS: Readonly<Record<string, (stored: Stored) => Text | null>> = {
  message: messageText,
  rescheduled: movedText,
  points: pointsText,
}

export function noticeText(stored: Stored): Text {
  const { type, title, message } = stored
  if (isEnglish()) return { title, message }
  return TEXTS[type]?.(stored) ?? { title, message }
}

// Tests notifications that the database writes, in the language of the page.
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { noticeText, pointsReason } from './notice-text.ts'

afterEach(() => showLanguage('en-GB'))

const stored = (type: string, title: string, message: string) => ({
  type,
  title,
  message,
  created_at: '2026-12-29T10:00:00Z',
})
const NOTICES = [
  stored('message', 'Message from your driver', 'At the gate'),
  stored('message', 'Message from Harbour Foods', 'See you'),
  stored('rescheduled', 'Moved to Sat 2 Jan, 08:00-12:00', 'HF-1, as you asked'),
  stored('points', '50 loyalty points booked', 'For your feedback on HF-1'),
]

it('stays as stored for readers of English', () => {
  expect(NOTICES.map(noticeText)).toEqual(NOTICES.map(({ title, message }) => ({ title, message })))
})

it('is in the language of the page', async () => {
  await showLanguage('de')
  expect(NOTICES.map(noticeText)).toEqual([
    { title: 'Nachricht von Ihrem Fahrer', message: 'At the gate' },
    { title: 'Nachricht von Harbour Foods', message: 'See you' },
    { title: 'Verschoben auf Sa., 2. Jan., 08:00-12:00', message: 'HF-1, wie gewünscht' },
    { title: '50 Treuepunkte gutgeschrieben', message: 'Für Ihre Bewertung von HF-1' },
  ])
  expect(pointsReason('Feedback, HF-1')).toBe('Für Ihre Bewertung von HF-1')
})

it('keeps what it cannot read, such as a text of a delivery in the reader’s language', async () => {
  await showLanguage('de')
  const { title, message } = stored('rescheduled', 'Neuer Tag', 'Morgen')
  expect(noticeText(stored('rescheduled', title, message))).toEqual({ title, message })
})

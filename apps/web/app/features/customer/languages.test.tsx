// @vitest-environment happy-dom
// Tests the recipient's pages in other languages.
import { addDays, dayOf, LANGUAGES, TRACKING_LANGUAGES, type Language } from '@dropwise/contracts'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { InPageLanguage } from '../../lib/tracking-language.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { customerWords } from '../../lib/words/customer.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { NoticeList } from './notice-list.tsx'
import { ScheduleForm } from './schedule-form.tsx'

afterEach(() => showLanguage('en-GB'))

it('shows the form for day, time and place in Arabic, with a week that begins on Saturday', async () => {
  await showLanguage('ar')
  const tracking = { ...trackingFixture(), status: 'pending' as const, vehicle: null }
  const { screen } = renderScreen(
    <ScheduleForm tracking={tracking} earlier={null} phone="">
      {null}
    </ScheduleForm>,
    { answers: { 'POST /rest/v1/rpc/offered_slots': [] } },
  )
  expect(await screen.findByRole('radio', { name: /^صباحًا/ })).toBeDefined()
  expect(document.body.textContent.replaceAll(tracking.brand.name, '')).not.toMatch(/[A-Za-z]{4,}/)
  const today = dayOf(new Date(), tracking.timeZone)
  const first = screen
    .getAllByRole('radio')
    .map((day) => day.dataset.day)
    .find((day) => day !== undefined)!
  expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(6)
  expect(first <= today && addDays(first, 6) >= today).toBe(true)
})

it('shows an English notice from left to right on an Arabic page', async () => {
  await showLanguage('ar')
  const item = {
    id: '1',
    type: 'order_confirmed',
    title: 'Your order is confirmed',
    message: 'Harbour Lane Couriers will deliver it.',
    link: null,
    read_at: null,
    created_at: '2026-03-10T09:00:00Z',
  }
  const { screen } = renderScreen(<NoticeList items={[item]} />)
  for (const text of [item.title, item.message])
    expect(screen.getByText(text).getAttribute('dir')).toBe('auto')
})

it('shows the delivery and the feedback form in Japanese', async () => {
  await showLanguage('ja')
  const { screen } = renderScreen(
    <InPageLanguage>
      <FeedbackForm tracking={trackingFixture()} points={0} onDone={() => {}} />
    </InPageLanguage>,
  )
  expect(await screen.findByRole('heading', { name: 'お届けはいかがでしたか？' })).toBeDefined()
  expect(await screen.findByText('お届け先')).toBeDefined()
})

it('has a tracking page in every language of the screens', () => {
  const codes = new Set(Object.keys(TRACKING_LANGUAGES))
  expect(Object.keys(LANGUAGES).filter((language) => !codes.has(language.split('-')[0]!))).toEqual([])
})

it.each(Object.keys(LANGUAGES) as Language[])('counts parcels in %s', async (language) => {
  await showLanguage(language)
  for (const count of [0, 1, 2, 3, 5, 11, 100])
    expect(customerWords('canChange', { count })).not.toMatch(/[{}#]|undefined/)
})

// @vitest-environment happy-dom
// Tests the page of data processors: each by its host, or a note that there is none.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DataProcessingPage } from './data-processing-page.tsx'

const show = (items: object[]) =>
  renderScreen(<DataProcessingPage />, {
    path: '/data-processing',
    user: null,
    answers: { 'GET /api/v1/processors': { items } },
  }).screen

it('names each service with what it does and what it receives', async () => {
  const screen = show([{ id: 'mail', host: 'smtp.post.example' }])
  const row = await screen.findByRole('row', { name: /smtp\.post\.example/ })
  expect(row.textContent).toContain('Sends mails')
  expect(row.textContent).toContain('Mail addresses, names, and what the mail says')
})

it('says so where there is none', async () => {
  await show([]).findByText(/^None\. Mails, maps, roads/)
})

// @vitest-environment happy-dom
// Tests archives: export with progress, download, import.
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ArchiveScreen } from './archive-screen.tsx'

const ID = '88888888-8888-4888-8888-888888888888'
const DONE = {
  id: ID,
  kind: 'export',
  status: 'done',
  rowsDone: 9,
  rowsTotal: 9,
  counts: { orders: 4, vehicles: 2, drivers: 2, depots: 1 },
  bytes: 240_000,
  error: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T08:00:01.000Z',
}
const RUNNING = { ...DONE, status: 'running', rowsDone: 3, bytes: null, finishedAt: null }

it('shows how far an archive is, and its file once it is written', async () => {
  let requestCount = 0
  const { screen, user } = renderScreen(<ArchiveScreen />, {
    answers: {
      'GET /api/v1/archives': () => {
        requestCount += 1
        return { items: requestCount === 1 ? [] : [requestCount === 2 ? RUNNING : DONE] }
      },
      'POST /api/v1/export': RUNNING,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Write archive' }))
  expect(await screen.findByText('3 of 9 rows')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose archive' }).hasAttribute('disabled')).toBe(true)
  expect(await screen.findByRole('button', { name: 'Download, 240 kB' }, { timeout: 5_000 })).toBeDefined()
  expect(screen.getByText('4 orders, 2 vehicles, 2 drivers, 1 depot')).toBeDefined()
})

it('says why an archive was not taken', async () => {
  const { screen, user } = renderScreen(<ArchiveScreen />, {
    answers: {
      'GET /api/v1/archives': { items: [] },
      'POST /api/v1/archives': () =>
        new Refusal(409, { code: 'company_not_empty', message: 'The company has orders already.' }),
    },
  })
  await user.upload(await screen.findByLabelText('Archive'), new File(['{}'], 'archive.zip'))
  expect(await screen.findByText('The company has orders already.')).toBeDefined()
})

it('says whose business archives are', async () => {
  const { screen } = renderScreen(<ArchiveScreen />, {
    answers: {
      'GET /api/v1/archives': () =>
        new Refusal(403, { code: 'not_allowed', message: 'Your role does not allow this.' }),
    },
  })
  expect(await screen.findByText('Archives are for administrators')).toBeDefined()
})

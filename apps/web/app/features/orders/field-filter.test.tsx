// @vitest-environment happy-dom
// Tests the filter by a company's date field on a page whose language is not the browser's.
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { open } from './orders-fixture.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await showLanguage('en-GB')
})

it('[M8] filters orders by a date in German order, and not by a day that does not exist', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  await showLanguage('de')
  const { screen, user, requests, router } = open(
    {
      'GET /api/v1/company/order-fields': {
        fields: [{ name: 'Anlieferung', type: 'date', isRequired: false, choices: [], shownTo: [] }],
      },
    },
    '/tenant/orders?field=Anlieferung',
  )
  const values = () =>
    requests.flatMap(({ query }) => (query.has('customField') ? [query.get('customValue')] : []))
  const find = () => screen.getByLabelText<HTMLInputElement>('Wert von Anlieferung')
  // The page's own field replaces the browser's once it is loaded.
  const field = async () => {
    await waitFor(() => expect(find().type).toBe('text'), { timeout: 30_000 })
    return find()
  }
  await user.type(await field(), '3.12.2026')
  await waitFor(() => expect(values()).toContain('2026-12-03'))
  expect(router.state.location.search).toBe('?field=Anlieferung%3D2026-12-03')

  const searches = values().length
  await user.clear(await field())
  await user.type(await field(), '31.2.2026{Tab}')
  expect(await screen.findByText('Muss ein Datum wie 16.04.2026 sein')).toBeDefined()
  expect((await field()).value).toBe('31.2.2026')
  expect(router.state.location.search).toBe('?field=Anlieferung')
  expect(values()).toHaveLength(searches)
})

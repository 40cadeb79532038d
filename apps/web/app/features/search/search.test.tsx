// @vitest-environment happy-dom
// Tests the search: opens by Ctrl or Cmd K, finds pages by words, navigates.
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Search } from './search.tsx'

const PAGES = [
  { to: '/tenant/fleet', label: 'Fleet', icon: Truck },
  { to: '/tenant/settings', label: 'Settings', icon: Truck },
]
function Portal() {
  const [isOpen, setOpen] = useState(false)
  return <Search isOpen={isOpen} onOpen={setOpen} pages={PAGES} />
}

it('opens by the keyboard and leads to the page whose words were typed', async () => {
  const { screen, user, router } = renderScreen(<Portal />, {
    answers: { 'GET /api/v1/orders': { items: [] }, 'GET /api/v1/vehicles': { items: [] } },
  })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Search orders, stops, drivers'), 'fle')
  await screen.findByText('Fleet')
  expect(screen.queryByText('Settings')).toBeNull()
  await user.keyboard('{Enter}')
  await screen.findByText('Another page')
  expect(router.state.location.pathname).toBe('/tenant/fleet')
})

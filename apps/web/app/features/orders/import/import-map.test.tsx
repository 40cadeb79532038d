// @vitest-environment happy-dom
// Tests the map before an import: it shows located orders, and nothing without any.
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ImportMap } from './import-map.tsx'

it('says how many orders it shows', async () => {
  const places = [
    { row: 2, lat: 46.93, lng: -125.3 },
    { row: 4, lat: 46.94, lng: -125.29 },
  ]
  const { screen } = renderScreen(<ImportMap places={places} />)
  expect(await screen.findByRole('region', { name: 'Map of 2 orders' })).toBeDefined()
})

it('takes no room while no place is known', async () => {
  const { screen } = renderScreen(
    <>
      <ImportMap places={[]} />
      <p>The rows</p>
    </>,
  )
  await screen.findByText('The rows')
  expect(screen.queryByRole('region', { name: /Map of/ })).toBeNull()
})

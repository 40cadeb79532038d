// @vitest-environment happy-dom
// Tests that the page works when the browser cannot draw the map.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MapCanvas } from './map-canvas.tsx'

it('says that WebGL 2 is missing instead of throwing', async () => {
  const { screen } = renderScreen(<MapCanvas label="Map of the day" units="km" bounds={null} />)
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('WebGL 2 is missing or switched off')
  expect(screen.getByRole('region', { name: 'Map of the day' })).toBeDefined()
})

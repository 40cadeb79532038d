// @vitest-environment happy-dom
// A browser that cannot draw the map says so, and the page around it goes on.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MapCanvas } from './map-canvas.tsx'

it('says that WebGL 2 is missing instead of throwing', async () => {
  const { screen } = renderScreen(<MapCanvas label="Map of the day" region={null} units="km" bounds={null} />)
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('WebGL 2 is missing or switched off')
  expect(screen.getByRole('region', { name: 'Map of the day' })).toBeDefined()
})

// @vitest-environment happy-dom
// Tests the prerendered page of features before and after hydration.
import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { FeaturesPage } from './features-page.tsx'

const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <FeaturesPage />
  </MemoryRouter>
)

it('[2.7-3] opens the feature of the address after hydration, which finds the prerendered markup', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(pageAt('/features'))
  const buttons = within(container).getAllByRole<HTMLButtonElement>('button')
  expect(buttons.every(({ disabled }) => disabled)).toBe(true)
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(container, pageAt('/features?feature=planning'), { onRecoverableError }),
  )
  expect(screen.getByRole('dialog').textContent).toContain('at most 8 hours per driver')
  expect(buttons.some(({ disabled }) => disabled)).toBe(false)
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  container.remove()
})

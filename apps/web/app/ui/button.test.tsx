// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button, IconButton } from './button.tsx'

it('is disabled in prerendered HTML, where a click would be lost', () => {
  for (const button of [<Button key="text">Clear</Button>, <IconButton key="icon" label="Clear" />]) {
    expect(renderToString(button)).toContain(' disabled=""')
    const { unmount } = render(button)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(false)
    unmount()
  }
})

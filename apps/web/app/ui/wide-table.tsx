// A table that may scroll sideways on phones, also by keyboard.
import type { ReactNode } from 'react'
import { frameWords as words } from '../lib/words/frame.ts'

export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={words('scrolledSideways', { label })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled has to take the focus
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      {children}
    </div>
  )
}

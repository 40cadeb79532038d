// One requirement of a door: its name and state.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export function Section({
  title,
  done,
  children,
}: {
  title: string
  /** Shown when done. */
  done: string | null
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="px-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pb-2">
        <h2 className="text-[17px]/[24px]">{title}</h2>
        {done && (
          <span className="flex items-center gap-1.5 text-3 font-mid text-ok-ink">
            <Check className="size-5" aria-hidden /> {done}
          </span>
        )}
      </div>
      {children}
    </section>
  )
}

export const LARGE_INPUT =
  'h-14 w-full rounded border border-field bg-raised px-3 text-4 text-ink outline-none focus-visible:border-link focus-visible:shadow-[0_0_0_1px_var(--link)]'

// A page section with heading and scrolling body.
import { useId, type ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

export function Section({
  title,
  aside,
  anchor,
  className,
  children,
}: {
  title: string
  aside?: ReactNode
  /** Id for links within the page. */
  anchor?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cn(
        'border-b border-line px-4 py-5 md:px-7 [&>[role=alert]]:mx-0 [&>[role=alert]]:mb-0',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 pb-2">
        <h2 id={id} className="text-3 font-strong">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** The scrolling content of a page without a table. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto pb-10">{children}</div>
}

/** One line of a list inside a section. */
export function Line({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-2',
        className,
      )}
    >
      {children}
    </li>
  )
}

// A section of the security page: heading, purpose, content.
import type { ReactNode } from 'react'

export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section className="mt-8 border-t border-line-2 pt-6">
      <h2 className="text-4">{title}</h2>
      <p className="max-w-[60ch] pt-1 pb-4 text-3 text-ink-2">{lead}</p>
      {children}
    </section>
  )
}

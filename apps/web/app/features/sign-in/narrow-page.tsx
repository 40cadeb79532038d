// One centred column for small forms around sign-in.
import type { ReactNode } from 'react'

export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex w-full max-w-[412px] flex-1 flex-col px-5 py-10 md:pt-[max(56px,calc(40dvh-220px))]">
      <h1 className="text-5">{title}</h1>
      <p className="pt-1 pb-5 text-3 text-ink-2">{lead}</p>
      {children}
    </div>
  )
}

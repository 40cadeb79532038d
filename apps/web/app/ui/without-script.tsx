// Shown without JavaScript: a heading and an instruction.
import type { ReactNode } from 'react'

export function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <div className="mx-auto max-w-[560px] p-6">
        <h1 className="pb-2 text-5 font-strong">{title}</h1>
        <p className="text-3">{children}</p>
      </div>
    </noscript>
  )
}
